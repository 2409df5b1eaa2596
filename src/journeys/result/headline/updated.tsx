// What an edit made of the headline, said once its dialog is gone: behind it nothing would be heard.
import { useEffect, useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';

export interface UpdatedProps {
  /** The result before the edit; null where there was none. */
  readonly before: Result | null;
  /** '£640 a year with solar panels' */
  readonly now: string;
  /** 'was £520'; undefined where it is as before. */
  readonly was: string | undefined;
  /** No figure is known now, or none was before: there is nothing to compare. */
  readonly alone: boolean;
}

/** ms: by then the dialog has closed and the focus is back. */
const AFTER_DIALOG = 500;

export function Updated({ before, now, was, alone }: UpdatedProps) {
  const { words } = useWidget();
  const [said, setSaid] = useState('');
  const says = alone
    ? words('results.updatedAlone', { now })
    : words('results.updated', { now, was: was ?? words('results.asBefore') });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is said, also where it changes nothing
  useEffect(() => {
    setSaid('');
    if (!before) return;
    const timer = setTimeout(() => setSaid(says), AFTER_DIALOG);
    return () => clearTimeout(timer);
  }, [before]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
