import type { QuoteResult } from '../model/result/quote-result.ts';
import { ASSETS } from './assets.ts';
import { builtAs } from './built-as.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';

type StatedFacts = Readonly<Record<string, string | number | null>>;

/** What would move this result if the visitor told it (YOURS-01 to 04, HALF-03), and what was told; of half hours the two days. */
export function yours(asset: Asset, request: QuoteRequest<Asset>, result: QuoteResult): StatedFacts {
  const { halfHours } = request;
  const { floorArea, ageBand } = builtAs(request);
  const certified: StatedFacts = { floorArea: floorArea ?? null, ageBand: ageBand ?? null };
  return {
    ...Object.fromEntries(
      ASSETS[asset]!.asks(result).map((name) => [name, request[name] ?? certified[name] ?? null]),
    ),
    // Every load is one that half hours would tell better.
    halfHours: halfHours ? `${halfHours.from}/${halfHours.to}` : null,
  };
}
