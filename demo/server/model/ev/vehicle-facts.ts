// The facts of a vehicle that the model needs, and when they are too few for a figure.
import { type Refusal, refuse } from '../result/refusal.ts';

/** A vehicle as the catalogue knows it; figures as driven, not as tested. */
export interface VehicleFacts {
  readonly make: string;
  readonly model: string;
  readonly isEv: boolean;
  /** kWh usable. */
  readonly batterySize: number | null;
  /** cc */
  readonly engineSize: number | null;
  /** 'Petrol', 'Diesel' or 'Electric', in either case. */
  readonly fuel: string;
  /** From the battery; of an electric vehicle. */
  readonly milesPerKwh?: number | null | undefined;
  /** Of any other. */
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
