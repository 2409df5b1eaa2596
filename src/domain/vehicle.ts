// A vehicle as the visitor chooses it, as the API describes it, and as a journey accepts it.
import * as v from 'valibot';
import { figure, label, type Read } from './read.ts';

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
  yearlyMiles: v.optional(v.object({ miles: v.number(), from: v.string(), to: v.string() })),
};

/** A vehicle of the quote form (ENT-17). `dontKnow`: chosen by make and model instead of by plate (AMB-18). */
export const chosenVehicle = v.object({
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
export const vehicle = v.object({
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
