import type { Words } from '../../../words/words.ts';

export const wholeYears = (years: number) => Math.max(1, Math.round(years));

/**
 * When something has paid for itself: 'in about 13 years', since prices are not exact, or 'in about 5 to 11 years'.
 * @param years null: not in the years that were calculated
 * @param soonest whole years
 */
export function paysBack(years: number | null, words: Words, soonest?: number): string {
  if (years === null) return words('hp.cost.never');
  if (years === 0) return words('hp.cost.atOnce');
  const high = words('time.years', { count: wholeYears(years) });
  return words('hp.cost.in', { years: soonest ? words('range.span', { low: soonest, high }) : high });
}
