// What a home uses: units, plausible bounds, kWh a year, and when someone is at home.
import * as v from 'valibot';
import type { PriceLine } from './price-lines.ts';
import { object, type Read } from './schema.ts';

/** LOOK-06: 1 yearly, 2 monthly, 3 quarterly. */
export const USAGE_UNITS = [1, 2, 3] as const;
export type UsageUnit = (typeof USAGE_UNITS)[number];

/** LOOK-07: 0 'I spend' (pounds), 1 'I use' (kWh). */
export const USAGE_TYPES = [0, 1] as const;
export type UsageType = (typeof USAGE_TYPES)[number];

/** One fuel's use in the quote form (ENT-13): kWh and pounds in the unit's period. */
export const usage = object({
  usage: v.nullable(v.number()),
  usageType: v.picklist(USAGE_TYPES),
  usageUnit: v.picklist(USAGE_UNITS),
  cost: v.nullable(v.number()),
  disabledUnits: v.array(v.picklist(USAGE_UNITS)),
  /** True if the visitor entered it; otherwise it comes from the national data (BEY-06). */
  isStated: v.optional(v.boolean(), false),
});
export type Usage = Read<typeof usage>;

export const UNKNOWN_USAGE: Usage = {
  usage: null,
  usageType: 1,
  usageUnit: 1,
  cost: null,
  disabledUnits: [],
  isStated: false,
};

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

type PerUnit = Readonly<Record<UsageUnit, Bounds>>;

/** CONST-01, pounds: yearly, monthly, quarterly in the order of AMB-21. */
export const COST_BOUNDS: PerUnit = {
  1: { min: 120, max: 9000 },
  2: { min: 10, max: 750 },
  3: { min: 30, max: 2250 },
};

/** CONST-02, kWh. */
export const ELECTRICITY_BOUNDS: PerUnit = {
  1: { min: 1, max: 75_000 },
  2: { min: 1, max: 6250 },
  3: { min: 1, max: 18_750 },
};

/** CONST-03, kWh. */
export const GAS_BOUNDS: PerUnit = {
  1: { min: 1, max: 200_000 },
  2: { min: 1, max: 16_600 },
  3: { min: 1, max: 50_000 },
};

export type Fuel = 'electricity' | 'gas';

/** Periods a year, by LOOK-06: 1 yearly, 2 monthly, 3 quarterly. */
const PERIODS: Readonly<Record<UsageUnit, number>> = { 1: 1, 2: 12, 3: 4 };
const DAYS_A_YEAR = 365;
const PENCE_A_POUND = 100;

/**
 * kWh a year; null if unknown. 'I spend' deducts the standing charge at the price cap and leaves at least 1 kWh, since
 * every home that pays for energy uses some.
 */
export function yearlyUse(
  { usage, usageType, usageUnit, cost }: Usage,
  fuel: Fuel,
  prices: PriceLine,
): number | null {
  if (usageType === 1) return usage === null ? null : Math.round(usage * PERIODS[usageUnit]);
  if (cost === null) return null;
  const { unit, standing } = prices[fuel];
  const pence = cost * PERIODS[usageUnit] * PENCE_A_POUND - DAYS_A_YEAR * standing;
  return Math.max(1, Math.round(pence / unit));
}

/** LOOK-05, how much of the day someone is at home: 1 All day, 2 About half a day, 3 Out all day, 4 Unsure (counted as 2). */
export const OCCUPANCIES = [1, 2, 3, 4] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];

/** CONST-08: pre-selected. */
export const DEFAULT_OCCUPANCY: Occupancy = 4;
