// Knows how a stored quote becomes its result: computed each time it is read, so that prices are never stale.
import { Refusal } from '../http/refusal.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { isRefusal, type Refusal as ModelRefusal } from '../model/result/refusal.ts';
import type { StoredQuote } from '../store/open-store.ts';
import { ashpResult } from './ashp-result.ts';
import { evResult } from './ev-result.ts';
import type { Asset } from './quote-request.ts';
import { solarResult } from './solar-result.ts';

type ResultOf = (request: never) => Promise<QuoteResult | ModelRefusal>;

const RESULTS: Readonly<Record<Asset, ResultOf>> = { ashp: ashpResult, solar: solarResult, ev: evResult };

/** Throws a 400 with the model's sentence where it has no figure. */
export async function resultOf({ asset, request }: StoredQuote): Promise<QuoteResult> {
  // What is stored was parsed by the schema of its asset.
  const result = await RESULTS[asset as Asset](request as never);
  if (isRefusal(result)) throw new Refusal(400, result.message);
  return result;
}
