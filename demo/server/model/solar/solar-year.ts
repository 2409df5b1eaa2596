// The year of a home with panels: electricity bought and sold, and the bill. The battery charges at night if that saves money.

import { DAYS, SLOTS } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import type { YearShape } from '../load/load-profile.ts';
import type { Rates } from '../tariff/rates.ts';
import { addDay, batteryDay, type Day, type DaySun, noHours, type SolarHours } from './battery-day.ts';

export interface SolarHome {
  /** kWh used in each half hour of a day of each month. */
  readonly use: YearShape;
  /** kWh generated in each half hour of a mean day of each month. */
  readonly made: YearShape;
  /** The share of use during generation that is met directly. */
  readonly coincidence: number;
  /** Factors on use and generation, for ranges. */
  readonly useFactor?: number;
  readonly madeFactor?: number;
}

/** The share of the battery to which it is charged at night, for three kinds of day in each month, the brightest first. */
export type NightPlan = readonly number[];

/** kWh and pounds a year; the cost includes the standing charge. */
export interface SolarYear {
  readonly bought: number;
  readonly sold: number;
  readonly cost: number;
  /** Pounds for exports, already subtracted from `cost`. */
  readonly earned: number;
  readonly plan: NightPlan;
}

/** Runs a year with a fixed plan. */
export interface PlannedRun {
  readonly plan: NightPlan;
  /** Receives the sum of the half hours. */
  readonly hours?: SolarHours;
}

const ONLY_SUN = [0];
const SUNS = CONSTANTS.sunFactors.value;

/** @param battery usable kWh, 0 for none @param run without it, the cheapest plan is found */
export function solarYear(home: SolarHome, battery: number, rates: Rates, run?: PlannedRun): SolarYear {
  const levels = battery > 0 && rates.cheapest ? CONSTANTS.nightChargeLevels.value : ONLY_SUN;
  const kept = run?.hours && keptDay;
  const year = { bought: 0, sold: 0, cost: 3.65 * rates.standing, earned: 0 };
  const plan = sunOf(home).map((sun, at) => {
    const planned = run?.plan[at];
    const weight = DAYS[Math.floor(at / SUNS.length)]! / SUNS.length;
    const day = cheapestDay(sun, battery, planned === undefined ? levels : [planned], rates, kept);
    if (run?.hours) addDay(run.hours, kept!, weight);
    year.bought += day.bought * weight;
    year.sold += day.sold * weight;
    year.cost += (day.pence * weight) / 100;
    year.earned += (day.earned * weight) / 100;
    return day.level;
  });
  return { ...year, plan };
}

const LENGTH = DAYS.length * SUNS.length * SLOTS;
/**
 * Reused for every home, since allocating arrays for each took a fifth of a quote's time in garbage collection. A year is
 * calculated synchronously, so two homes never use them at once.
 */
const surplus = new Float64Array(LENGTH);
const deficit = new Float64Array(LENGTH);
const DAYS_IN_PLAN: readonly DaySun[] = Array.from({ length: DAYS.length * SUNS.length }, (_, day) => ({
  surplus,
  deficit,
  from: day * SLOTS,
}));
/** The half hours of the day that was run last. */
const keptDay = noHours();
let metLast: SolarHome | null = null;

/** A home's days in the order of a plan. They are the same for every battery and tariff. */
function sunOf(home: SolarHome): readonly DaySun[] {
  if (home !== metLast) meetUse(home);
  metLast = home;
  return DAYS_IN_PLAN;
}

/** Fills in the surplus and the unmet use after direct use. */
function meetUse({ use, made, coincidence, useFactor = 1, madeFactor = 1 }: SolarHome): void {
  DAYS_IN_PLAN.forEach(({ from }, day) => {
    const month = Math.floor(day / SUNS.length) * SLOTS;
    const sun = SUNS[day % SUNS.length]!;
    for (let slot = 0; slot < SLOTS; slot++) {
      const used = use[month + slot]! * useFactor;
      const sunlight = made[month + slot]! * madeFactor * sun;
      const direct = coincidence * Math.min(sunlight, used);
      surplus[from + slot] = sunlight - direct;
      deficit[from + slot] = used - direct;
    }
  });
}

/** @param levels shares of the battery to which it may be charged; the cheapest is chosen */
function cheapestDay(
  sun: DaySun,
  capacity: number,
  levels: readonly number[],
  rates: Rates,
  kept?: SolarHours,
): Day & { readonly level: number } {
  let cheapest: Day | null = null;
  let best = 0;
  for (const level of levels) {
    const day = batteryDay(sun, { capacity, nightLevel: level * capacity }, rates, kept);
    if (cheapest !== null && day.pence >= cheapest.pence) continue;
    cheapest = day;
    best = level;
  }
  return { ...cheapest!, level: best };
}
