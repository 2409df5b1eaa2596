// A vehicle as the visitor chooses it, as the API describes it, and as a journey accepts it.

/** A vehicle of the quote form (ENT-17). `dontKnow`: chosen by make and model instead of by plate (AMB-18). */
export interface ChosenVehicle {
  readonly registrationNumber: string;
  readonly make: string;
  readonly makeId: number | null;
  readonly model: string;
  readonly modelId: number | null;
  /** cc */
  readonly engineSize: number | null;
  /** kWh */
  readonly batterySize: number | null;
  readonly isEv: boolean;
  readonly image: string | null;
  readonly dontKnow: boolean;
  /** LIVE-04: by its MOT tests between two ISO dates. */
  readonly yearlyMiles?: { readonly miles: number; readonly from: string; readonly to: string } | undefined;
}

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

/** A vehicle as a result shows it (ENT-21): g/mile, pence a mile, pounds a year. */
export interface QuotedVehicle {
  readonly make: string;
  readonly model: string;
  readonly image: string | null;
  readonly isEv: boolean;
  readonly batterySize: number | null;
  readonly engineSize: number | null;
  readonly fuel: string | null;
  /** Miles per gallon, or miles per kWh of an electric vehicle. */
  readonly mpg: number | null;
  readonly cO2Emisions: number | null;
  readonly costPerMile: number | null;
  readonly costPerMileMax: number | null;
  readonly annualCost: number | null;
  readonly annualCostMax: number | null;
}

/** ENT-22: the fuel id of an electric model. */
export const ELECTRIC_FUEL_ID = 3;

/** STEP-ICE-08, STEP-EV-04: is there a vehicle here of the kind the step asks for? */
export function isUsableVehicle(vehicle: ChosenVehicle, wantsElectric: boolean): boolean {
  return vehicle.make !== '' && vehicle.isEv === wantsElectric;
}
