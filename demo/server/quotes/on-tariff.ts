import { Refusal } from '../http/refusal.ts';
import type { QuoteResult, ResultRow } from '../model/result/quote-result.ts';

/** Recommends another of the compared tariffs. Throws a 400 if the result does not compare it. */
export function onTariff(result: QuoteResult, tariffId: number | undefined): QuoteResult {
  if (tariffId === undefined) return result;
  const isIt = (row: ResultRow) => !row.isCurrent && row.tariffId === tariffId;
  if (!result.calculatedResults.some(isIt)) {
    throw new Refusal(400, 'tariffId must be one of the tariffs that the quote compares.');
  }
  const calculatedResults = result.calculatedResults.map((row) => ({ ...row, isRecommended: isIt(row) }));
  return { ...result, calculatedResults };
}
