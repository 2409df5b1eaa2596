// What an edit made of the headline, said once its dialog is gone: behind it nothing would be heard.
import { useEffect, useState } from 'react';
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { type Headline, wasText } from './headline.ts';

export interface UpdatedProps {
  readonly result: Result;
  /** The result before the edit; null where there was none. */
  readonly before: Result | null;
  readonly of: (result: Result) => Headline;
}

/** ms: by then the dialog has closed and the focus is back. */
const AFTER_DIALOG = 500;

export function Updated({ result, before, of }: UpdatedProps) {
  const { words } = useWidget();
  const [said, setSaid] = useState('');
  const [headline, earlier] = [of(result), before && of(before)];
  const { figure, sentence } = headline;
  const now = figure ? `${figure.text} ${figure.tail}`.trim() : sentence;
  // Where no figure is known now, or none was before, there is nothing to compare.
  const says =
    figure && earlier?.figure
      ? words('results.updated', { now, was: wasText(headline, earlier, words) ?? words('results.asBefore') })
      : words('results.updatedAlone', { now });
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
