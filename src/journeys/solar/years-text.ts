// Knows how a number of years is said: whole ones plainly, others to a tenth.
import { decimal } from '../../words/format.ts';
import type { Words } from '../../words/words.ts';

export function yearsText(years: number, words: Words): string {
  if (years === 1) return words('solar.years.one');
  return words('solar.years', { count: Number.isInteger(years) ? years : decimal(years) });
}
