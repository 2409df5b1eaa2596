import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { cleanPostcode } from '../../../src/domain/postcode.ts';
import { solarResult } from '../model/solar/solar-result.ts';
import { offeredBy, type Sources } from '../sources/sources.ts';
import type { QuoteRequest, ServiceFacts } from './quote-request.ts';
import { quotedAsset } from './quoted-asset.ts';
import { demandRoof, meteredUse, withCertificate } from './quoted-home.ts';

export const solarAsset = quotedAsset(createQuoteBody.solar, (request) => ({
  demand: () => demandRoof(request),
  asks: () => ['roofDirection', 'roofPitch', 'roofShade'],
  async result(sources, tariffId) {
    const { details, ...answers } = request;
    const use = await meteredUse(request, sources.meters);
    const offered = await offeredBy(sources);
    return solarResult(
      { postcode: details.postcode, ...answers, ...use, ...withCertificate(request), tariffId },
      offered,
    );
  },
  ownFacts: (sources, before) => sunOn(request, sources, before),
  together: ({ request: { solar } }) =>
    solar ? { solar: { panels: solar.numberOfPanels, battery: solar.batterySize, roof: request } } : {},
}));

/** The sun on the roof. After a change, the service is asked again only if the roof's direction or pitch changed. */
async function sunOn(
  request: QuoteRequest,
  { suns }: Sources,
  before?: QuoteRequest,
): Promise<Pick<ServiceFacts, 'sun'>> {
  const isSame = before?.roofDirection === request.roofDirection && before?.roofPitch === request.roofPitch;
  const isUnchanged = before && (isSame || !suns);
  const sun = isUnchanged ? before.sun : await suns?.of(cleanPostcode(request.details.postcode), request);
  return sun ? { sun } : {};
}
