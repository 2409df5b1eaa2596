// Knows what the model of electric vehicles is asked for a stored quote, and adds the ids by which they were chosen.
import { evResult as computed } from '../model/ev/ev-result.ts';
import type { VehicleFacts } from '../model/ev/vehicle-facts.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { isRefusal, type Refusal } from '../model/result/refusal.ts';
import { type CatalogueVehicle, isElectric } from '../vehicles/catalogue.ts';
import { type AskedVehicle, quotedVehicle } from '../vehicles/quoted-vehicle.ts';
import { meteredUse } from './metered-use.ts';
import type { QuoteRequest } from './quote-request.ts';

export async function evResult(request: QuoteRequest<'ev'>): Promise<QuoteResult | Refusal> {
  const { details, milesDrivenWeekDays, milesDrivenWeekEnds, chargerTypeId } = request;
  const current = await quotedVehicle(request.current, 'current');
  const compare = request.compare ? await quotedVehicle(request.compare, 'compare') : null;
  const { electricityUsage, isEconomy7 } = await meteredUse(request);
  const result = computed({
    postcode: details.postcode,
    current: facts(current),
    compare: compare && facts(compare),
    milesDrivenWeekDays,
    milesDrivenWeekEnds,
    chargerTypeId,
    electricityUsage,
    isEconomy7,
  });
  if (isRefusal(result)) return result;
  const vehicles = {
    current: { ...result.request.current!, ...ids(current, request.current) },
    ...(compare && { compare: { ...result.request.compare!, ...ids(compare, request.compare!) } }),
  };
  return { ...result, request: { ...result.request, ...vehicles } };
}

function facts(vehicle: CatalogueVehicle): VehicleFacts {
  const { make, model, fuel, batterySize, engineSize, mpg, gramsPerMile } = vehicle;
  const isEv = isElectric(vehicle);
  const distance = isEv ? { milesPerKwh: mpg } : { mpg };
  return { make, model, fuel, isEv, batterySize, engineSize, ...distance, co2GramsPerMile: gramsPerMile };
}

function ids({ makeId, modelId }: CatalogueVehicle, { registrationNumber }: AskedVehicle) {
  return { makeId, modelId, ...(registrationNumber && { registrationNumber }) };
}
