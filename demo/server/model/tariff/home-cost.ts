// The yearly electricity bill of a home without panels, with a heat pump and a car.

import { CONSTANTS } from '../constants.ts';
import type { RegionalPrice } from '../prices/energy-prices.ts';
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

// How much of a car's charging fits into the cheap window, and what charging costs.

/** A car's charging at home. */
export interface CarDemand {
  /** kWh a year at the wall. */
  readonly energy: number;
  readonly chargerKw: number;
  /** The largest share of charging inside the cheap window; the constant `offPeakCompliance` by default. */
  readonly most?: number;
}

/** p/kWh. */
export interface CarRates {
  /** Inside the cheap window, or the tariff's rate for the car. */
  readonly low: number;
  readonly high: number;
}

export function carRates({ carRate }: Tariff, { cheapest, day }: Rates): CarRates {
  return { low: carRate ?? cheapest?.rate ?? day, high: day };
}

/**
 * The share of charging at the low rate: all of it if the tariff has a rate for the car, and otherwise what the charger
 * can deliver in the window, limited to what people usually achieve.
 */
export function lowRateShare(
  { energy, chargerKw, most = CONSTANTS.offPeakCompliance.value }: CarDemand,
  { carRate }: Tariff,
  { cheapest }: Rates,
): number {
  if (carRate !== null) return 1;
  if (cheapest === null) return 0;
  const windowEnergy = CONSTANTS.windowUse.value * chargerKw * cheapest.hours;
  return Math.min(most, windowEnergy / (energy / 365));
}

/** Pounds a year. */
export function carCost(car: CarDemand, tariff: Tariff, rates: Rates): number {
  const { low, high } = carRates(tariff, rates);
  const share = lowRateShare(car, tariff, rates);
  return (car.energy * (share * low + (1 - share) * high)) / 100;
}
