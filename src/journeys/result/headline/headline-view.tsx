// The first part of a result: its figure, the drawing of the home through the day, next to the one bill if there is one,
// and the date of its prices.

import type { Asset } from '../../../domain/flags.ts';
import type { Result } from '../../../domain/result.ts';
import { useJourney } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { DayHome } from '../day/day-home.tsx';
import { PricesNote } from '../prices/prices-note.tsx';
import type { Headline } from './headline.ts';
import { usesOf } from './measured-text.ts';
import { Updated } from './updated.tsx';

interface HeadlineViewProps {
  readonly asset: Asset;
  readonly result: Result;
  /** The headline before an edit. */
  readonly before: Result | null;
  /** The first figure. */
  readonly of: (result: Result) => Headline;
  /** Above the home, if it says more than what is shown in the home. */
  readonly title?: string;
  /** The drawing of the home. */
  readonly lead: Elements;
  /** Below the home. */
  readonly children?: Elements;
}

export function HeadlineView(props: HeadlineViewProps) {
  const { asset, result, before, of, title, lead, children } = props;
  const hasBill = useJourney(({ combined }) => combined !== null);
  return (
    <div className="result__headline">
      {lead}
      {!hasBill && (
        <div className="result__picture">
          <DayHome clock={result.clock} added={[{ asset, result }]} {...(title ? { title } : {})} />
        </div>
      )}
      <div className="result__words stack stack--4">
        <PricesNote results={[result]} />
        <Updated
          result={result}
          before={before}
          of={of}
          {...(hasBill ? {} : { uses: usesOf(before, result) })}
        />
        {children}
      </div>
    </div>
  );
}
