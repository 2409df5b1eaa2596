// DLG-02: the lists of the vehicle dialog, and which of their entries are electric.
import * as v from 'valibot';
import type { Read } from './read.ts';
import { ELECTRIC_FUEL_ID } from './vehicle.ts';

/** LOOK-12. */
export const vehicleMake = v.object({
  makeId: v.number(),
  makeName: v.string(),
  fuels: v.optional(v.array(v.object({ fuelName: v.string() })), []),
});
export type VehicleMake = Read<typeof vehicleMake>;

export const vehicleModel = v.object({ modelId: v.number(), model: v.string(), fuelId: v.number() });
export type VehicleModel = Read<typeof vehicleModel>;

/** `engineSize`: cc, or kWh of an electric model. */
export const vehicleEngine = v.object({ engineSize: v.number(), engineSizeWithUnits: v.string() });
export type VehicleEngine = Read<typeof vehicleEngine>;

/** The makes that sell the requested kind. A make that names no fuels is offered for both. */
export function makesFor(electric: boolean, makes: readonly VehicleMake[]): readonly VehicleMake[] {
  return makes.filter(
    ({ fuels }) => fuels.length === 0 || fuels.some(({ fuelName }) => isElectricFuel(fuelName) === electric),
  );
}

/** ENT-22: the models of the requested kind. */
export function modelsFor(electric: boolean, models: readonly VehicleModel[]): readonly VehicleModel[] {
  return models.filter(({ fuelId }) => (fuelId === ELECTRIC_FUEL_ID) === electric);
}

/** 'Electric' and 'ELECTRICITY', but no hybrid: those burn fuel too. */
function isElectricFuel(name: string): boolean {
  return /electric/i.test(name) && !/hybrid|petrol|diesel/i.test(name);
}
