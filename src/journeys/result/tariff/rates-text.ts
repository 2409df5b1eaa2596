import type { Combined } from '../../../domain/extras/combined.ts';
import type { CalculatedResult } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';

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
