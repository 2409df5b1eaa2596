import type { Replacement } from '../../../domain/extras/what-if.ts';
import type { ChartNote } from '../../../ui/chart/chart-spec.ts';
import type { Words } from '../../../words/words.ts';

/** Notes about replaced parts, at their year. @param first the year of the first point */
export function replacedNotes(
  replacements: readonly Replacement[],
  years: number,
  first: 0 | 1,
  words: Words,
): readonly ChartNote[] {
  return replacements
    .filter(({ year }) => year >= 1 && year <= years)
    .map(({ year, cost, what }) => ({
      at: year - first,
      text: words('solar.replaced', { what, cost: words.format.wholePounds(cost) }),
      ...(first === 0 ? { side: 'after' as const } : {}),
    }));
}
