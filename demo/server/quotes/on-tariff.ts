import { Refusal } from '../http/refusal.ts';
import type { QuoteResult, ResultRow } from '../model/result/quote-result.ts';

/** The same result with another of its tariffs put forward. Throws a 400 on one that it does not compare. */
export function onTariff(result: QuoteResult, tariffId: number | undefined): QuoteResult {
  if (tariffId === undefined) return result;
  const isIt = (row: ResultRow) => !row.isCurrent && row.tariffId === tariffId;
  if (!result.calculatedResults.some(isIt)) {
    throw new Refusal(400, 'tariffId must be one of the tariffs that the quote compares.');
  }
  const calculatedResults = result.calculatedResults.map((row) => ({ ...row, isRecommended: isIt(row) }));
  return { ...result, calculatedResults };
}
