// The facts of a vehicle that the model needs, and refusals if they are missing.
import { type Refusal, refuse } from '../result/refusal.ts';

/** A vehicle of the catalogue. Its figures are real-world figures, not test results. */
export interface VehicleFacts {
  readonly make: string;
  readonly model: string;
  readonly isEv: boolean;
  /** kWh usable. */
  readonly batterySize: number | null;
  /** cc */
  readonly engineSize: number | null;
  /** 'Petrol', 'Diesel' or 'Electric', in upper or lower case. */
  readonly fuel: string;
  /** Miles for each kWh of the battery, of an electric vehicle. */
  readonly milesPerKwh?: number | null | undefined;
  /** Of a petrol or diesel vehicle. */
  readonly mpg?: number | null | undefined;
  readonly co2GramsPerMile: number | null;
}

export interface ElectricVehicle {
  readonly facts: VehicleFacts;
  readonly milesPerKwh: number;
}

export interface FuelVehicle {
  readonly facts: VehicleFacts;
  readonly fuel: 'petrol' | 'diesel';
  readonly mpg: number;
  readonly gramsPerMile: number;
}

export function electricVehicle(facts: VehicleFacts): ElectricVehicle | Refusal {
  const { isEv, milesPerKwh } = facts;
  return isEv && milesPerKwh ? { facts, milesPerKwh } : unknown(facts, 'how far it goes on a kWh');
}

export function fuelVehicle(facts: VehicleFacts): FuelVehicle | Refusal {
  const { isEv, mpg, co2GramsPerMile: gramsPerMile } = facts;
  const fuel = (['petrol', 'diesel'] as const).find((known) => facts.fuel.toLowerCase() === known);
  if (isEv || !fuel || !mpg || gramsPerMile === null) return unknown(facts, 'what it burns');
  return { facts, fuel, mpg, gramsPerMile };
}

function unknown({ make, model }: VehicleFacts, what: string): Refusal {
  return refuse('vehicle', `We do not know of the ${make} ${model} ${what}.`);
}
