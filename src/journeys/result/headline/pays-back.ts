import type { Words } from '../../../words/words.ts';

/** When something has paid for itself: 'in about 13 years', since prices are not exact. Null: not in the years that were calculated. */
export function paysBack(years: number | null, words: Words): string {
  if (years === null) return words('hp.cost.never');
  if (years === 0) return words('hp.cost.atOnce');
  return words('hp.cost.in', { years: words('time.years', { count: Math.max(1, Math.round(years)) }) });
}
