// HALF-03: what came of the file that is used.
import type { Result } from '../../../domain/result.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Elements } from '../../../ui/elements.ts';
import { Facts } from '../../../ui/facts/facts.tsx';
import { type Headline, wasText } from '../../result/headline/headline.ts';
import { usesOf } from '../../result/headline/measured-text.ts';

export interface Outcome {
  readonly result: Result;
  /** The result before the last edit. */
  readonly before: Result | null;
  readonly of: (result: Result) => Headline;
}

export function HalfHoursUsed({ result, before, of }: Outcome): Elements {
  const { words } = useWidget();
  const headline = of(result);
  const { title, text, tail } = headline.figure ?? {};
  const [was, now] = usesOf(before, result).map((use) => use && words.format.kWh(use));
  // If the last edit was another one, the use is as before it.
  const isNew = was && was !== now;
  return (
    <Facts
      rows={[
        {
          term: words('halfHours.home'),
          detail: now ? words('found.yearly', { use: now }) : words('results.unknown'),
          note: isNew ? words('results.was', { value: was }) : '',
        },
        {
          term: title ?? '',
          detail: `${text} ${tail}`,
          note: isNew ? (wasText(headline, of(before!), words) ?? words('results.asBefore')) : '',
        },
      ].slice(0, title ? 2 : 1)}
    />
  );
}
