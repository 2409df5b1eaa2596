import type { BillSaving } from '../../../domain/bill-saving.ts';
import type { Result } from '../../../domain/result.ts';
import { roughly } from '../../../words/formats.ts';
import type { Words } from '../../../words/words.ts';

/** The tax on electric cars by the mile, if it is decided and not yet in the figures. */
export const mileageTax = (results: readonly Pick<Result, 'known'>[]) =>
  results.flatMap(({ known }) => known ?? []).find(({ key }) => key === 'known.mileage-tax');

/** What the tax on electric cars by the mile makes of a saving or a cost from the day that it is decided for; '' if there is none. */
export function taxText(
  results: readonly Pick<Result, 'known'>[],
  words: Words,
  { kind, value }: { readonly kind: BillSaving['kind'] | 'charging'; readonly value: number },
): string {
  const decided = mileageTax(results);
  if (!decided) return '';
  const { from, change, values } = decided;
  const { date, aboutPounds } = words.format;
  const tax = roughly(-change);
  const isCost = kind !== 'save';
  const left = roughly(isCost ? -value : value) - tax;
  return words(`known.tax.${isCost ? 'makes' : left > 0 ? 'leaves' : 'takes'}`, {
    ...values,
    date: date(from),
    tax: aboutPounds(tax),
    value: aboutPounds(Math.abs(left)),
  });
}
