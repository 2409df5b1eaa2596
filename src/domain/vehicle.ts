// A vehicle as the visitor chooses it, as the API describes it, and as a journey accepts it.
import * as v from 'valibot';
import { figure, label, object, type Read } from './schema.ts';

const entries = {
  make: v.string(),
  makeId: figure,
  model: v.string(),
  modelId: figure,
  image: label,
  isEv: v.boolean(),
  /** kWh */
  batterySize: figure,
  /** cc */
  engineSize: figure,
  /** LIVE-04: miles from its MOT tests between two ISO dates. */
  yearlyMiles: v.optional(object({ miles: v.number(), from: v.string(), to: v.string() })),
};

/** A vehicle of the quote form (ENT-17). `dontKnow`: chosen by make and model instead of by plate (AMB-18). */
export const chosenVehicle = object({
  ...entries,
  registrationNumber: v.string(),
  dontKnow: v.boolean(),
  /** Of a car found by its plate, so that its owner can check it. */
  fuel: v.nullish(v.string()),
});
export type ChosenVehicle = Read<typeof chosenVehicle>;

export const NO_VEHICLE: ChosenVehicle = {
  registrationNumber: '',
  make: '',
  makeId: null,
  model: '',
  modelId: null,
  engineSize: null,
  batterySize: null,
  isEv: false,
  image: null,
  dontKnow: false,
};

/** A vehicle in an answer of the API (ENT-21): g/mile, pence a mile, pounds a year. */
export const vehicle = object({
  ...entries,
  fuel: label,
  /** Miles per gallon, or miles per kWh of an electric vehicle. */
  mpg: figure,
  cO2Emisions: figure,
  costPerMile: figure,
  costPerMileMax: figure,
  annualCost: figure,
  annualCostMax: figure,
  registrationNumber: label,
});
export type QuotedVehicle = Read<typeof vehicle>;

/** ENT-22: the fuel id of an electric model. */
export const ELECTRIC_FUEL_ID = 3;

export function vehicleName({ make, model }: Pick<QuotedVehicle, 'make' | 'model'>): string {
  return `${make} ${model}`;
}

/** STEP-ICE-08, STEP-EV-04: true if there is a vehicle of the kind that the step needs. */
export function isUsableVehicle(vehicle: ChosenVehicle, wantsElectric: boolean): boolean {
  return vehicle.make !== '' && vehicle.isEv === wantsElectric;
}

// DLG-02: the lists of the vehicle dialog, which of their entries are electric, and the vehicle chosen from them.

/** LOOK-12. */
export const vehicleMake = object({
  makeId: v.number(),
  makeName: v.string(),
  fuels: v.optional(v.array(object({ fuelName: v.string() })), []),
});
type VehicleMake = Read<typeof vehicleMake>;

export const vehicleModel = object({ modelId: v.number(), model: v.string(), fuelId: v.number() });
type VehicleModel = Read<typeof vehicleModel>;

/** `engineSize`: cc, or kWh of an electric model. */
export const vehicleEngine = object({ engineSize: v.number(), engineSizeWithUnits: v.string() });
type VehicleEngine = Read<typeof vehicleEngine>;

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

/** The part of a plate search's answer that a choice needs. */
export type FoundVehicle = Omit<ChosenVehicle, 'registrationNumber' | 'dontKnow'>;

interface PickedParts {
  readonly make: VehicleMake;
  readonly model: VehicleModel;
  readonly engine: VehicleEngine;
  readonly electric: boolean;
  readonly image: string | null;
}

/** STEP-ICE-04: without what the form has no field for. `plate` is the one searched for. */
export function vehicleFound(plate: string, found: FoundVehicle): ChosenVehicle {
  const all = { ...found, registrationNumber: plate, dontKnow: false };
  return v.safeParse(chosenVehicle, all).output as ChosenVehicle;
}

/** DLG-08, AMB-18: chosen without a plate, so `dontKnow` is set and an earlier plate is dropped. */
export function vehiclePicked({ make, model, engine, electric, image }: PickedParts): ChosenVehicle {
  return {
    ...NO_VEHICLE,
    make: make.makeName,
    makeId: make.makeId,
    model: model.model,
    modelId: model.modelId,
    ...(electric ? { batterySize: engine.engineSize } : { engineSize: engine.engineSize }),
    isEv: electric,
    image,
    dontKnow: true,
  };
}
