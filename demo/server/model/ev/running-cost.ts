// The cost and emissions of a mile, on electricity and on fuel.
import { CONSTANTS } from '../constants.ts';
import { fuelPrice, type Prices } from '../place/prices.ts';
import type { FuelVehicle } from './vehicle-facts.ts';

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
