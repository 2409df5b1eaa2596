// The facts of a vehicle that the model needs, and refusals if they are missing.

import { CONSTANTS } from '../constants.ts';
import { fuelPrice, type Prices } from '../prices/energy-prices.ts';
import { type Refusal, refuse } from '../refusal.ts';

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

// The cost and emissions of a mile, on electricity and on fuel.

/** LOOK-01: 1 is Fast 7kW, 3 is 3 Pin Wall Plug 3kW. */
export type ChargerType = 1 | 3;

/** A year has 52 weeks (AMB-19). @param weekdays miles from Monday to Friday @param weekend miles on Saturday and Sunday */
export function yearlyMiles(weekdays: number, weekend: number): number {
  return CONSTANTS.weeksPerYear.value * (weekdays + weekend);
}

/** Miles for each kWh at the wall, of which a part is lost in charging. */
export function wallEfficiency(milesPerKwh: number, charger: ChargerType): number {
  return milesPerKwh * CONSTANTS.chargeEfficiency.value[charger];
}

/** Pence a mile. @param rate p/kWh. @param efficiency miles/kWh at the wall. */
export function electricMile(rate: number, efficiency: number): number {
  return rate / efficiency;
}

/** Pence a mile. */
export function fuelMile({ mpg, fuel }: FuelVehicle, prices: Pick<Prices, 'fuels'>): number {
  return gallonsToLitres(1 / mpg) * fuelPrice(prices, fuel).value;
}

export function gallonsToLitres(gallons: number): number {
  return CONSTANTS.litresPerGallon.value * gallons;
}

/** Tonnes a year from the tailpipe (CONST-07). */
export function tailpipeCo2(miles: number, gramsPerMile: number): number {
  return (miles * gramsPerMile) / 1_000_000;
}

/** Mean miles an hour on all roads. */
const SPEED = 30;

/** Hours a day in which the car is driven and cannot charge. */
export const drivingHours = (milesAYear: number) => milesAYear / 365 / SPEED;

/** Charging and driving together must fit into a day. */
export function canCharge({
  chargingHours,
  drivenHours = 0,
}: {
  readonly chargingHours: number;
  readonly drivenHours?: number;
}): boolean {
  return chargingHours + drivenHours <= 24;
}
