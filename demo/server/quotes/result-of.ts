// Calculates a result each time it is read, so that its prices are current.
import { Refusal } from '../http/refusal.ts';
import type { QuoteResult, ResultRow } from '../model/result/quote-result.ts';
import { isRefusal } from '../model/result/refusal.ts';
import type { Sources } from '../sources/sources.ts';
import type { StoredQuote } from '../store/quote-rows.ts';
import { ASSETS } from './assets.ts';
import { factAssumptions } from './fact-assumptions.ts';
import { withKeptRates } from './kept-facts.ts';
import { quoteBasis } from './quote-basis.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';
import { yours } from './yours.ts';

/**
 * Throws a 400 with the model's sentence if it refuses the quote.
 * @param tariffId the tariff to recommend; by default the one with the largest saving
 */
export async function resultOf(
  { asset, request, partnerId }: StoredQuote,
  now: Sources,
  tariffId?: number,
): Promise<QuoteResult> {
  const sources = withKeptRates(now, request as QuoteRequest<Asset>);
  // The stored request was checked by its asset's schema, hence the casts.
  const described = ASSETS[asset]!;
  const result = await described.result(request as never, sources, tariffId);
  if (isRefusal(result)) throw new Refusal(400, result.message);
  const chosen = onTariff(result, tariffId);
  const asked = request as QuoteRequest<Asset>;
  const basis = await quoteBasis(asset as Asset, asked, chosen, sources);
  return {
    ...chosen,
    ...basis,
    assumptions: [...chosen.assumptions, ...factAssumptions(asset as Asset, asked, chosen)],
    ...described.paidFor?.(request as never, chosen, basis),
    takesEnquiries: partnerId !== null,
    yours: yours(asset as Asset, asked, chosen),
  };
}

/** Recommends another of the compared tariffs. Throws a 400 if the result does not compare it. */
function onTariff(result: QuoteResult, tariffId: number | undefined): QuoteResult {
  if (tariffId === undefined) return result;
  const isIt = (row: ResultRow) => !row.isCurrent && row.tariffId === tariffId;
  if (!result.calculatedResults.some(isIt)) {
    throw new Refusal(400, 'tariffId must be one of the tariffs that the quote compares.');
  }
  const calculatedResults = result.calculatedResults.map((row) => ({ ...row, isRecommended: isIt(row) }));
  return { ...result, calculatedResults };
}
