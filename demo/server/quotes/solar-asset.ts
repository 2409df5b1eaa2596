import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { cleanPostcode } from '../../../src/domain/postcode.ts';
import type { Roof } from '../model/solar/roof.ts';
import { solarResult } from '../model/solar/solar-result.ts';
import { offeredBy, type Sources } from '../sources/sources.ts';
import type { KeptFacts, QuoteRequest } from './quote-request.ts';
import type { QuotedAsset } from './quoted-asset.ts';
import { demandRoof, meteredUse, withCertificate } from './quoted-home.ts';

type Request = QuoteRequest<'solar'>;

export const solarAsset: QuotedAsset = {
  body: createQuoteBody.solar,
  demand: demandRoof,
  asks: () => ['roofDirection', 'roofPitch', 'roofShade'],
  async result({ details, ...asked }: Request, sources, tariffId) {
    const request = { details, ...asked };
    const use = await meteredUse(request, sources.meters);
    const offered = await offeredBy(sources);
    return solarResult(
      { postcode: details.postcode, ...asked, ...use, ...withCertificate(request), tariffId },
      offered,
    );
  },
  keeps: sunOn,
  together: (roof: Roof, { request: { solar } }) =>
    solar ? { solar: { panels: solar.numberOfPanels, battery: solar.batterySize, roof } } : {},
};

/** The sun on the roof. After a change, the service is asked again only if the roof's direction or pitch changed. */
async function sunOn(
  request: Request & Roof,
  { suns }: Sources,
  before?: Request & Roof,
): Promise<Pick<KeptFacts, 'sun'>> {
  const isSame = before?.roofDirection === request.roofDirection && before?.roofPitch === request.roofPitch;
  const kept = before && (isSame || !suns);
  const sun = kept ? before.sun : await suns?.of(cleanPostcode(request.details.postcode), request);
  return sun ? { sun } : {};
}
