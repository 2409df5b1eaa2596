// The yearly electricity bill of a home without panels, with a heat pump and a car.
import type { RegionalPrice } from '../place/prices.ts';
import { type CarDemand, carCost } from './car-charging.ts';
import { type Rates, ratesOf } from './rates.ts';
import type { Tariff } from './tariffs.ts';

/** kWh a year in each half hour of the day (48), or of each month's days (12 × 48). */
export type HalfHours = Float64Array;

/** A heat pump's electricity, without and with the evening moved to a cheap afternoon. */
export interface PumpDemand {
  readonly usual: HalfHours;
  readonly moved: HalfHours;
}

export interface Demand {
  readonly household: HalfHours;
  readonly pump?: PumpDemand;
  readonly car?: CarDemand;
}

/** The half hour from 13:00. */
const AFTERNOON = 26;

/** Pounds a year including the standing charge. */
export function homeCost({ household, pump, car }: Demand, tariff: Tariff, region: RegionalPrice): number {
  const rates = ratesOf(tariff, region);
  return (
    costOf(household, rates) +
    (pump ? pumpCost(pump, tariff, rates) : 0) +
    (car ? carCost(car, tariff, rates) : 0) +
    3.65 * rates.standing
  );
}

/** We assume that owners on a heat pump tariff with a cheap afternoon preheat the house. */
export function preheats(tariff: Tariff, { isCheap }: Pick<Rates, 'isCheap'>): boolean {
  return tariff.eligibility.includes('hp') && isCheap[AFTERNOON] === 1;
}

function pumpCost(pump: PumpDemand, tariff: Tariff, rates: Rates): number {
  if (tariff.pumpRate !== null) return (totalOf(pump.usual) * tariff.pumpRate) / 100;
  return costOf(preheats(tariff, rates) ? pump.moved : pump.usual, rates);
}

/** The prices for a load: by month if the load has months, and otherwise of the year's mean day (48). */
export function pricesOf(demand: HalfHours, { bought, months }: Rates): HalfHours {
  return months?.length === demand.length ? months : bought;
}

function costOf(demand: HalfHours, all: Rates): number {
  const rates = pricesOf(demand, all);
  let pence = 0;
  for (let at = 0; at < demand.length; at++) pence += demand[at]! * rates[at % rates.length]!;
  return pence / 100;
}

function totalOf(demand: HalfHours): number {
  let total = 0;
  for (let at = 0; at < demand.length; at++) total += demand[at]!;
  return total;
}
