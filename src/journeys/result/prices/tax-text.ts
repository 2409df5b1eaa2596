import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';

/** The tax on electric cars by the mile that is decided and not counted yet, in a sentence; '' if there is none. */
export function taxText(results: readonly Pick<Result, 'known'>[], words: Words): string {
  const tax = results.flatMap(({ known }) => known ?? []).find(({ key }) => key === 'known.mileage-tax');
  if (!tax) return '';
  const { from, change, values } = tax;
  const { date, aboutPounds } = words.format;
  return words('known.tax', { ...values, date: date(from), value: aboutPounds(-change) });
}
