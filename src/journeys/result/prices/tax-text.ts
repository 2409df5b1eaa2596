import type { Result } from '../../../domain/result.ts';
import { roughly } from '../../../words/formats.ts';
import type { Words } from '../../../words/words.ts';

/**
 * The tax on electric cars by the mile that is decided and not counted yet, in a sentence; '' if there is none.
 * @param cost pounds a year that the tax comes on top of, if that is the figure shown
 */
export function taxText(results: readonly Pick<Result, 'known'>[], words: Words, cost = 0): string {
  const tax = results.flatMap(({ known }) => known ?? []).find(({ key }) => key === 'known.mileage-tax');
  if (!tax) return '';
  const { from, change, values } = tax;
  const { date, aboutPounds } = words.format;
  const value = aboutPounds(roughly(cost) + roughly(-change));
  return words(cost ? 'known.tax.with' : 'known.tax', { ...values, date: date(from), value });
}
