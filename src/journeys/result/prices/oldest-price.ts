import { type Result, recommendedRow } from '../../../domain/result.ts';

/** The first day of the oldest prices that figures depend on: those of their tariffs, or of the price cap. An ISO date. */
export function oldestPrice(results: readonly Result[], capFrom: string): string {
  return results.reduce((oldest, result) => {
    const row = recommendedRow(result);
    const rates = row?.ratesFrom ?? row?.ratesAsOf ?? capFrom;
    return rates < oldest ? rates : oldest;
  }, capFrom);
}
