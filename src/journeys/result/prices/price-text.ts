import {
  type BillSaving,
  type CalculatedResult,
  type Result,
  recommendedRow,
} from '../../../domain/result.ts';
import type { Combined } from '../../../domain/result-extras.ts';
import { roughly } from '../../../words/formats.ts';
import type { Words } from '../../../words/words.ts';

/** A bill below zero is in credit. */
export function billText(bill: number, words: Words): string {
  return bill < 0
    ? words('bill.credit', { value: words.format.wholePounds(-bill) })
    : words.format.wholePounds(bill);
}

type Dated = Pick<CalculatedResult, 'ratesAsOf' | 'ratesFrom'>;

/** 'Prices of 1 July 2026', or both ends of a period; '' if no date is known. */
export function ratesText({ ratesAsOf, ratesFrom }: Dated, words: Words): string {
  if (!ratesAsOf) return '';
  const date = words.format.date(ratesAsOf);
  return ratesFrom
    ? words('results.ratesOf', { from: words.format.date(ratesFrom), to: date })
    : words('results.ratesAsOf', { date });
}

/** The one bill's tariff, if it is another than a result's own, whose title then says that it is for its asset alone. */
export function otherOfBill({ tariffName }: Pick<CalculatedResult, 'tariffName'>, combined: Combined | null) {
  const own = combined?.tariff.tariffName;
  const ofBill = own && own !== tariffName ? own : null;
  return { ofBill, title: ofBill ? 'results.tariff.alone' : 'results.tariff' } as const;
}

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

/** The first day of the oldest prices that figures depend on: those of their tariffs, or of the price cap. An ISO date. */
export function oldestPrice(results: readonly Result[], capFrom: string): string {
  return results.reduce((oldest, result) => {
    const row = recommendedRow(result);
    const rates = row?.ratesFrom ?? row?.ratesAsOf ?? capFrom;
    return rates < oldest ? rates : oldest;
  }, capFrom);
}
