import type { InferOutput } from 'valibot';
import { createQuoteBody } from '../../../src/api/calls/quotes.ts';
import { Refusal } from '../http/refusal.ts';
import type { CombinedCar } from '../model/ev/car-on-bill.ts';
import { evResult as computed } from '../model/ev/ev-result.ts';
import type { VehicleFacts } from '../model/ev/vehicle-facts.ts';
import { placeOf } from '../model/place/place.ts';
import { isRefusal, type Refusal as ModelRefusal } from '../model/refusal.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { knownChanges, taxPerMile } from '../model/support/known-changes.ts';
import { offeredBy, type Sources, type VehicleSource } from '../sources/sources.ts';
import { today } from '../sources/today.ts';
import { type CatalogueVehicle, isElectric } from '../vehicles/catalogue.ts';
import { quotedVehicle, type RequestedVehicle, type StoredForm } from './quote-request.ts';
import { quotedAsset } from './quoted-asset.ts';
import { meteredUse, withCertificate } from './quoted-home.ts';

type Request = StoredForm<InferOutput<typeof createQuoteBody.ev>>;

export const evAsset = quotedAsset(createQuoteBody.ev, (request) => ({
  demand: (sources) => demandVehicles(request, sources),
  result: (sources, tariffId) => evResult(request, sources, tariffId),
  asks: () => [],
  known: async (result, sources) =>
    knownChanges(
      await sources.support(),
      placeOf(request.details.postcode)!,
      await taxedMiles(request, result, sources),
      today(),
    ),
  together: async (result, sources) => ({ ev: await carOf(request, result, sources) }),
}));

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

/** Of two vehicles, the second must be electric and the first must not; a single vehicle must be electric. */
async function demandVehicles(
  { current, compare }: Request,
  { vehicles }: Pick<Sources, 'vehicles'>,
): Promise<void> {
  await demandVehicle(vehicles, current, 'current', !compare);
  if (compare) await demandVehicle(vehicles, compare, 'compare', true);
}

async function demandVehicle(
  vehicles: VehicleSource,
  input: RequestedVehicle,
  field: string,
  mustBeElectric: boolean,
): Promise<void> {
  if (isElectric(await quotedVehicle(vehicles, input, field)) === mustBeElectric) return;
  const kind = mustBeElectric ? 'a battery electric vehicle' : 'a petrol or diesel vehicle';
  throw new Refusal(400, `${field} must be ${kind}.`);
}

async function evResult(
  request: Request,
  sources: Sources,
  tariffId?: number,
): Promise<QuoteResult | ModelRefusal> {
  const { details, milesDrivenWeekDays, milesDrivenWeekEnds, chargerTypeId } = request;
  const { propertyTypeId, archeTypeId, insulation, halfHours } = request;
  const current = await quotedVehicle(sources.vehicles, request.current, 'current');
  const compare = request.compare ? await quotedVehicle(sources.vehicles, request.compare, 'compare') : null;
  const { electricityUsage, isEconomy7, heatingFuel } = await meteredUse(request, sources.meters);
  const offered = await offeredBy(sources);
  const input = {
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
  const result = computed(input, offered);
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

/** Turns a vehicle of the catalogue into the model's form. */
function modelVehicle(vehicle: CatalogueVehicle): VehicleFacts {
  const { make, model, fuel, batterySize, engineSize, mpg, gramsPerMile } = vehicle;
  const isEv = isElectric(vehicle);
  const distance = isEv ? { milesPerKwh: mpg } : { mpg };
  return { make, model, fuel, isEv, batterySize, engineSize, ...distance, co2GramsPerMile: gramsPerMile };
}

/** The tax on an electric car in pence a mile at the home's place; undefined for a van, which does not pay it. */
async function mileTax(
  postcode: string,
  { vehicleClass }: CatalogueVehicle,
  sources: Sources,
): Promise<number | undefined> {
  const place = placeOf(postcode);
  return place && vehicleClass === 'car' ? taxPerMile(await sources.support(), place, today()) : undefined;
}
