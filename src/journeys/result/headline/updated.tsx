// Announces how an edit changed the headline, after the dialog has closed: behind an open dialog nothing is announced.
import { useEffect, useState } from 'react';
import { useWidget } from '../../../state/widget-context.tsx';
import { type Headline, wasText } from './headline.ts';

interface UpdatedProps<Of> {
  readonly result: Of;
  /** The result before the edit; null if there was none. */
  readonly before: Of | null;
  readonly of: (result: Of) => Headline;
}

/** ms: after this the dialog has closed and the focus is back. */
const AFTER_DIALOG = 500;

export function Updated<Of>({ result, before, of }: UpdatedProps<Of>) {
  const { words } = useWidget();
  const [announced, setAnnounced] = useState('');
  const [headline, earlier] = [of(result), before && of(before)];
  const { figure, sentence } = headline;
  const now = figure ? `${figure.text} ${figure.tail}`.trim() : sentence;
  // If there is no figure before or after, there is nothing to compare.
  const says =
    figure && earlier?.figure
      ? words('results.updated', { now, was: wasText(headline, earlier, words) ?? words('results.asBefore') })
      : words('results.updatedAlone', { now });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit is said, also where it changes nothing
  useEffect(() => {
    setAnnounced('');
    if (!before) return;
    const timer = setTimeout(() => setAnnounced(says), AFTER_DIALOG);
    return () => clearTimeout(timer);
  }, [before]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
