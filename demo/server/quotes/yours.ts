import type { QuoteResult } from '../model/result/quote-result.ts';
import { ASSETS } from './assets.ts';
import type { Asset, QuoteRequest } from './quote-request.ts';
import { withCertificate } from './with-certificate.ts';

type StatedFacts = Readonly<Record<string, string | number | null>>;

/** Details that would change this result, with the visitor's values (YOURS-01 to 04, HALF-03). Half hours are given as their first and last day. */
export function yours(asset: Asset, request: QuoteRequest<Asset>, result: QuoteResult): StatedFacts {
  const { halfHours } = request;
  const { floorArea, ageBand } = withCertificate(request);
  const certified: StatedFacts = { floorArea: floorArea ?? null, ageBand: ageBand ?? null };
  return {
    ...Object.fromEntries(
      ASSETS[asset]!.asks(result).map((name) => [name, request[name] ?? certified[name] ?? null]),
    ),
    // Metered half hours would improve every result.
    halfHours: halfHours ? `${halfHours.from}/${halfHours.to}` : null,
  };
}
