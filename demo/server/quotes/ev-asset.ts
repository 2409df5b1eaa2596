import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import type { CombinedCar } from '../model/ev/one-bill/car-year.ts';
import { placeOf } from '../model/place/place.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { knownChanges } from '../model/support/known-changes.ts';
import type { Sources } from '../sources/sources.ts';
import { demandVehicles } from './ev-demand.ts';
import { evResult } from './ev-result.ts';
import { mileTax } from './mile-tax.ts';
import { modelVehicle } from './model-vehicle.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { QuotedAsset } from './quoted-asset.ts';
import { quotedVehicle } from './quoted-vehicle.ts';

type Request = QuoteRequest<'ev'>;

export const evAsset: QuotedAsset = {
  body: createQuoteBody.ev,
  demand: demandVehicles,
  result: evResult,
  asks: () => [],
  known: async (request: Request, result, sources) =>
    knownChanges(
      await sources.support(),
      placeOf(request.details.postcode)!,
      await taxedMiles(request, result, sources),
    ),
  together: async (request: Request, result, sources) => ({ ev: await carOf(request, result, sources) }),
};

/** Miles a year on which the tax per mile is due; vans do not pay it. */
async function taxedMiles({ current, compare }: Request, { request }: QuoteResult, sources: Sources) {
  const { vehicleClass } = await quotedVehicle(sources.vehicles, compare ?? current, 'compare');
  return vehicleClass === 'car' ? (request.totalMiles ?? 0) : 0;
}

async function carOf(
  { details, current, compare, chargerTypeId }: Request,
  { request }: QuoteResult,
  sources: Sources,
): Promise<CombinedCar> {
  const one = await quotedVehicle(sources.vehicles, current, 'current');
  const other = compare && (await quotedVehicle(sources.vehicles, compare, 'compare'));
  return {
    electric: modelVehicle(other ?? one),
    replaced: other ? modelVehicle(one) : null,
    miles: request.totalMiles ?? 0,
    taxPerMile: await mileTax(details.postcode, other ?? one, sources),
    chargerTypeId,
  };
}
