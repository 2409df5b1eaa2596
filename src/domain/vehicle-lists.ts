// DLG-02: the lists a vehicle is chosen from, and which of their entries are for an electric vehicle.
import { ELECTRIC_FUEL_ID } from './vehicle.ts';

/** LOOK-12. */
export interface VehicleMake {
  readonly makeId: number;
  readonly makeName: string;
  readonly fuels: readonly { readonly fuelName: string }[];
}

export interface VehicleModel {
  readonly modelId: number;
  readonly model: string;
  readonly fuelId: number;
}

export interface VehicleEngine {
  /** cc, or kWh of an electric model. */
  readonly engineSize: number;
  readonly engineSizeWithUnits: string;
}

/** The makes that sell the kind asked for. One that names no fuels may: it is offered for both. */
export function makesFor(electric: boolean, makes: readonly VehicleMake[]): readonly VehicleMake[] {
  return makes.filter(
    ({ fuels }) => fuels.length === 0 || fuels.some(({ fuelName }) => isElectricFuel(fuelName) === electric),
  );
}

/** ENT-22: the models of the kind asked for. */
export function modelsFor(electric: boolean, models: readonly VehicleModel[]): readonly VehicleModel[] {
  return models.filter(({ fuelId }) => (fuelId === ELECTRIC_FUEL_ID) === electric);
}

/** 'Electric' and 'ELECTRICITY', but no hybrid: those burn fuel too. */
function isElectricFuel(name: string): boolean {
  return /electric/i.test(name) && !/hybrid|petrol|diesel/i.test(name);
}
