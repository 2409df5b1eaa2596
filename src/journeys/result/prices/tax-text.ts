import type { Result } from '../../../domain/result.ts';
import { roughly } from '../../../words/formats.ts';
import type { Words } from '../../../words/words.ts';

/**
 * What the tax on electric cars by the mile makes of a figure from the day that it is decided for; '' if there is none.
 * @param figure pounds a year that are saved, or below zero the cost
 */
export function taxText(results: readonly Pick<Result, 'known'>[], words: Words, figure: number): string {
  const decided = results.flatMap(({ known }) => known ?? []).find(({ key }) => key === 'known.mileage-tax');
  if (!decided) return '';
  const { from, change, values } = decided;
  const { date, aboutPounds } = words.format;
  const tax = roughly(-change);
  const left = roughly(figure) - tax;
  return words(`known.tax.${figure < 0 ? 'makes' : left > 0 ? 'leaves' : 'takes'}`, {
    ...values,
    date: date(from),
    tax: aboutPounds(tax),
    value: aboutPounds(Math.abs(left)),
  });
}
