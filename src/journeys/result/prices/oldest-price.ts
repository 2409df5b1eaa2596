import { type Result, recommendedRow } from '../../../domain/result.ts';

/** The first day of the oldest prices that a figure depends on: those of its tariff, or of the price cap. An ISO date. */
export function oldestPrice(result: Result, capFrom: string): string {
  const row = recommendedRow(result);
  const rates = row?.ratesFrom ?? row?.ratesAsOf ?? capFrom;
  return rates < capFrom ? rates : capFrom;
}
