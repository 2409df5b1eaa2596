import { evResult as computed } from '../model/ev/ev-result.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { isRefusal, type Refusal as ModelRefusal } from '../model/result/refusal.ts';
import type { Sources } from '../sources/sources.ts';
import type { CatalogueVehicle } from '../vehicles/catalogue.ts';
import { meteredUse } from './metered-use.ts';
import { mileTax } from './mile-tax.ts';
import { modelVehicle } from './model-vehicle.ts';
import { offeredBy } from './offered-by.ts';
import type { QuoteRequest } from './quote-request.ts';
import { quotedVehicle } from './quoted-vehicle.ts';
import { withCertificate } from './with-certificate.ts';

export async function evResult(
  request: QuoteRequest<'ev'>,
  sources: Sources,
  tariffId?: number,
): Promise<QuoteResult | ModelRefusal> {
  const { details, milesDrivenWeekDays, milesDrivenWeekEnds, chargerTypeId } = request;
  const { propertyTypeId, archeTypeId, insulation, halfHours } = request;
  const current = await quotedVehicle(sources.vehicles, request.current, 'current');
  const compare = request.compare ? await quotedVehicle(sources.vehicles, request.compare, 'compare') : null;
  const { electricityUsage, isEconomy7, heatingFuel } = await meteredUse(request, sources.meters);
  const offered = await offeredBy(sources);
  const asked = {
    postcode: details.postcode,
    current: modelVehicle(current),
    compare: compare && modelVehicle(compare),
    milesDrivenWeekDays,
    milesDrivenWeekEnds,
    chargerTypeId,
    electricityUsage,
    isEconomy7,
    propertyTypeId,
    archeTypeId,
    heatingFuel,
    insulation,
    halfHours,
    ...withCertificate(request),
    taxPerMile: await mileTax(details.postcode, compare ?? current, sources),
    tariffId,
  };
  const result = computed(asked, offered);
  if (isRefusal(result)) return result;
  const vehicles = {
    current: { ...result.request.current!, ...ids(current) },
    ...(compare && { compare: { ...result.request.compare!, ...ids(compare) } }),
  };
  return { ...result, request: { ...result.request, ...vehicles } };
}

/** Without the plate, since anybody who knows a quote's id may read its result. */
function ids({ makeId, modelId }: CatalogueVehicle) {
  return { makeId, modelId };
}
