import { isRegistration } from '../../../src/domain/registration.ts';
import { CHARGE_TYPES } from '../../../src/domain/vehicle-usage.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { normalPlate } from '../quotes/quote-request.ts';
import type { Sources, VehicleSource } from '../sources/sources.ts';
import {
  type Catalogue,
  type CatalogueVehicle,
  catalogueVehicle,
  engineOf,
  enginesOf,
  FUEL_IDS,
  isElectric,
} from '../vehicles/catalogue.ts';

type VehicleCalls =
  | 'vehicleByPlate'
  | 'vehicleMakes'
  | 'vehicleModels'
  | 'vehicleEngines'
  | 'vehicleDetails'
  | 'chargeTypes';

export function vehicleHandlers({ vehicles }: Sources): SomeHandlers<VehicleCalls> {
  const { catalogue } = vehicles;
  return {
    vehicleByPlate: ({ body }) => byPlate(vehicles, body.registrationNumber, body.ev),
    vehicleMakes: async () => makesOf(await catalogue()),
    vehicleModels: async ({ params }) => known(modelsOf(await catalogue(), Number(params.makeId)), 'make'),
    vehicleEngines: async ({ params }) =>
      known(engineList(await catalogue(), Number(params.modelId)), 'model'),
    async vehicleDetails({ params: { makeId, modelId }, query }) {
      const vehicle = catalogueVehicle(await catalogue(), Number(makeId), Number(modelId), query.engineSize);
      if (!vehicle) throw new Refusal(404, 'There is no such vehicle.');
      return shownVehicle(vehicle, null);
    },
    chargeTypes: () => CHARGE_TYPES,
  };
}

/** CALL-03: throws a 404 if there is no such vehicle, and a 409 if it is not of the requested kind. */
async function byPlate(vehicles: VehicleSource, written: string, wantsElectric: boolean) {
  const plate = normalPlate(written);
  if (!isRegistration(plate)) throw new Refusal(400, 'registrationNumber must be a UK number plate.');
  const outcome = await vehicles.lookUp(plate);
  if (outcome.kind === 'none') throw new Refusal(404, `No vehicle has the number plate ${plate}.`);
  if (outcome.kind === 'unlisted') throw new Refusal(404, `${plate} is ${outcome.what}.`);
  if (outcome.kind === 'other') throw new Refusal(409, `${plate} is ${outcome.what}.`);
  if (isElectric(outcome.vehicle) !== wantsElectric) {
    throw new Refusal(409, `${plate} is ${wantsElectric ? 'not a battery electric vehicle' : 'electric'}.`);
  }
  return { ...shownVehicle(outcome.vehicle, plate), ...(outcome.miles && { yearlyMiles: outcome.miles }) };
}

function known<Item>(list: readonly Item[], what: string): readonly Item[] {
  if (list.length === 0) throw new Refusal(404, `There is no such ${what}.`);
  return list;
}

export function makesOf(catalogue: Catalogue) {
  return grouped(catalogue, ({ makeId }) => makeId)
    .map((vehicles) => ({
      makeId: vehicles[0]!.makeId,
      makeName: vehicles[0]!.make,
      fuels: [...new Set(vehicles.map(({ fuel }) => fuel))].map((fuelName) => ({ fuelName })),
    }))
    .sort((a, b) => a.makeName.localeCompare(b.makeName, 'en-GB'));
}

/** Returns an empty list for an unknown make. A model with petrol and diesel engines is listed twice. */
export function modelsOf(catalogue: Catalogue, makeId: number) {
  const ofMake = catalogue.filter((vehicle) => vehicle.makeId === makeId);
  return grouped(ofMake, ({ modelId }) => modelId)
    .map(([first]) => ({
      modelId: first!.modelId,
      model: modelName(first!, ofMake),
      fuelId: FUEL_IDS[first!.fuel],
    }))
    .sort((a, b) => a.model.localeCompare(b.model, 'en-GB', { numeric: true }));
}

/** Returns an empty list for an unknown model. */
export function engineList(catalogue: Catalogue, modelId: number) {
  return enginesOf(catalogue, modelId).map((vehicle) => ({
    engineSize: engineOf(vehicle),
    engineSizeWithUnits: isElectric(vehicle) ? `${vehicle.batterySize} kWh` : litres(vehicle),
  }));
}

/** Adds the fuel to a name that two models share. */
function modelName({ model, modelId, fuel }: CatalogueVehicle, ofMake: Catalogue): string {
  const isShared = ofMake.some((other) => other.model === model && other.modelId !== modelId);
  return isShared ? `${model} (${fuel.toLowerCase()})` : model;
}

function litres({ engineSize }: CatalogueVehicle): string {
  return `${((engineSize ?? 0) / 1000).toFixed(1)} litre (${engineSize} cc)`;
}

function grouped<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Item[][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/** A vehicle as shown before a quote, without the cost, which depends on a quote. */
function shownVehicle(vehicle: CatalogueVehicle, registrationNumber: string | null) {
  const { makeId, make, modelId, model, variant, vehicleClass, fuel, confidence } = vehicle;
  return {
    make,
    makeId,
    model,
    modelId,
    variant,
    vehicleClass,
    confidence,
    image: null,
    isEv: isElectric(vehicle),
    batterySize: vehicle.batterySize,
    engineSize: vehicle.engineSize,
    fuel,
    mpg: vehicle.mpg,
    cO2Emisions: vehicle.gramsPerMile,
    costPerMile: null,
    costPerMileMax: null,
    annualCost: null,
    annualCostMax: null,
    registrationNumber,
  };
}
