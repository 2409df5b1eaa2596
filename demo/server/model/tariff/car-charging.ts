// How much of a car's charging fits into the cheap window, and what charging costs.
import { CONSTANTS } from '../constants.ts';
import type { Rates } from './rates.ts';
import type { Tariff } from './tariffs.ts';

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
