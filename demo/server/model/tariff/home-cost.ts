// Knows what a home without panels pays for a year of electricity on a tariff, with its heat pump and its car.
import { type CarDemand, carCost } from './car-charging.ts';
import { type Rates, ratesOf } from './rates.ts';
import type { Tariff } from './tariffs.ts';

/** kWh a year in each half hour of the day. */
export type HalfHours = Float64Array;

/** A heat pump's electricity: as it would run, and with the evening moved to a cheap afternoon. */
export interface PumpDemand {
  readonly usual: HalfHours;
  readonly moved: HalfHours;
}

/** What a home buys. */
export interface Demand {
  readonly household: HalfHours;
  readonly pump?: PumpDemand;
  readonly car?: CarDemand;
}

/** The half hour from 13:00. */
const AFTERNOON = 26;

/** Pounds a year on this tariff in this grid region, standing charge included. */
export function homeCost({ household, pump, car }: Demand, tariff: Tariff, gspGroup: string | null): number {
  const rates = ratesOf(tariff, gspGroup);
  return (
    costOf(household, rates) +
    (pump ? pumpCost(pump, tariff, rates) : 0) +
    (car ? carCost(car, tariff, rates) : 0) +
    3.65 * rates.standing
  );
}

/** Do owners on this tariff preheat the house? On a heat pump tariff with a cheap afternoon they do. */
export function preheats(tariff: Tariff): boolean {
  return tariff.eligibility.includes('hp') && ratesOf(tariff, null).isCheap[AFTERNOON] === 1;
}

function pumpCost(pump: PumpDemand, tariff: Tariff, rates: Rates): number {
  if (tariff.pumpRate !== null) return (totalOf(pump.usual) * tariff.pumpRate) / 100;
  return costOf(preheats(tariff) ? pump.moved : pump.usual, rates);
}

function costOf(demand: HalfHours, { bought }: Rates): number {
  let pence = 0;
  for (let slot = 0; slot < demand.length; slot++) pence += demand[slot]! * bought[slot]!;
  return pence / 100;
}

function totalOf(demand: HalfHours): number {
  return demand.reduce((total, energy) => total + energy, 0);
}
