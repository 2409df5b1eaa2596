// How much charging fits the cheap window, and the price of the rest.
import { CONSTANTS } from '../constants.ts';
import type { Rates } from './rates.ts';
import type { Tariff } from './tariffs.ts';

/** A car's charging at home. */
export interface CarDemand {
  /** kWh a year at the wall. */
  readonly energy: number;
  readonly chargerKw: number;
  /** The largest share that people keep inside the cheap window; as most do where it is not said. */
  readonly most?: number;
}

/** p/kWh of charging: inside the window, or as a session; and outside it. */
export interface CarRates {
  readonly low: number;
  readonly high: number;
}

export function carRates({ carRate }: Tariff, { cheapest, day }: Rates): CarRates {
  return { low: carRate ?? cheapest?.rate ?? day, high: day };
}

/**
 * Share of the charging that takes the low rate, 0 to 1: all of it where the car has its own rate, else what
 * the charger can put into the window, and never more than people keep inside it.
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
