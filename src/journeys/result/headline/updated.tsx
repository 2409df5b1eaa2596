// Announces how an edit changed the headline, after the dialog has closed: behind an open dialog nothing is announced.
import { useEffect, useState } from 'react';
import { useJourney, useWidget } from '../../../state/widget-context.tsx';
import { type Headline, wasText } from './headline.ts';
import { measuredText, type Uses } from './measured-text.ts';

interface UpdatedProps<Of> {
  readonly result: Of;
  /** The result before the edit; null if there was none. */
  readonly before: Of | null;
  readonly of: (result: Of) => Headline;
  /** Where the home's use is to be said once it is another one: in the one bill rather than in its tabs. */
  readonly uses?: Uses;
}

/** ms: after this the dialog has closed and the focus is back. */
const AFTER_DIALOG = 500;

export function Updated<Of>({ result, before, of, uses = [null, null] }: UpdatedProps<Of>) {
  const { words } = useWidget();
  const isMeasured = useJourney(({ answers }) => !!answers.yours.halfHours);
  const [announced, setAnnounced] = useState('');
  const [headline, earlier] = [of(result), before && of(before)];
  const { figure, sentence } = headline;
  const now = figure ? `${figure.text} ${figure.tail}`.trim() : sentence;
  // If there is no figure before or after, there is nothing to compare.
  const why = isMeasured && measuredText(uses, words).why;
  const update =
    figure && earlier?.figure
      ? words('results.updated', { now, was: wasText(headline, earlier, words) ?? words('results.asBefore') })
      : words('results.updatedAlone', { now });
  const says = why ? `${update}. ${why}` : update;
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
