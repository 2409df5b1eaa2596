import { CHARGE_TYPES } from '../../../src/domain/charge-type.ts';
import { isRegistration } from '../../../src/domain/registration.ts';
import type { SomeHandlers } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { normalPlate } from '../quotes/quoted-vehicle.ts';
import type { Sources, VehicleSource } from '../sources/sources.ts';
import { catalogueVehicle, isElectric } from '../vehicles/catalogue.ts';
import { shownVehicle } from '../vehicles/shown-vehicle.ts';
import { engineList, makesOf, modelsOf } from '../vehicles/vehicle-lists.ts';

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
