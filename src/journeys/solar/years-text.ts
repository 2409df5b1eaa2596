// Whole years plainly, others to a tenth.
import type { Words } from '../../words/words.ts';

export function yearsText(years: number, words: Words): string {
  return words('time.years', { count: Math.round(years * 10) / 10 });
}
