// HALF-03: what came of the file that is used.
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { type Fact, Facts } from '../../../ui/facts/facts.tsx';
import { type Headline, wasText } from '../../result/headline/headline.ts';
import { usesOf } from '../../result/headline/measured-text.ts';

export interface Outcome {
  readonly result: Result;
  /** The result before the last edit. */
  readonly before: Result | null;
  readonly of: (result: Result) => Headline;
}

export function HalfHoursUsed({ result, before, of }: Outcome) {
  const { words } = useWidget();
  const headline = of(result);
  const { figure } = headline;
  const [was, now] = usesOf(before, result).map((use) => use && words.format.kWh(use));
  // If the last edit was another one, the use is as before it.
  const isNew = was && was !== now;
  const rows: Fact[] = [];
  if (now)
    rows.push({
      term: words('halfHours.home'),
      detail: words('found.yearly', { use: now }),
      note: isNew ? words('results.was', { value: was }) : undefined,
    });
  if (figure)
    rows.push({
      term: figure.title,
      detail: `${figure.text} ${figure.tail}`,
      note: isNew ? (wasText(headline, of(before!), words) ?? words('results.asBefore')) : undefined,
    });
  return <Facts rows={rows} />;
}
