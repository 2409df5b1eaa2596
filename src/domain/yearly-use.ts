// Converts a fuel's use, in any unit, into kWh a year.
import { priceOn } from './price-cap.ts';
import type { Usage, UsageUnit } from './usage.ts';

export type Fuel = 'electricity' | 'gas';

/** Periods a year, by LOOK-06: 1 yearly, 2 monthly, 3 quarterly. */
const PERIODS: Readonly<Record<UsageUnit, number>> = { 1: 1, 2: 12, 3: 4 };
const DAYS_A_YEAR = 365;
const PENCE_A_POUND = 100;

/**
 * kWh a year; null if unknown. 'I spend' deducts the standing charge at the price cap and leaves at least 1 kWh, since
 * every home that pays for energy uses some.
 */
export function yearlyUse({ usage, usageType, usageUnit, cost }: Usage, fuel: Fuel): number | null {
  if (usageType === 1) return usage === null ? null : Math.round(usage * PERIODS[usageUnit]);
  if (cost === null) return null;
  const { unit, standing } = priceOn()[fuel];
  const pence = cost * PERIODS[usageUnit] * PENCE_A_POUND - DAYS_A_YEAR * standing;
  return Math.max(1, Math.round(pence / unit));
}
