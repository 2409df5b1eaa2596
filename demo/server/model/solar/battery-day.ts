// Simulates a battery's day by half hours.

import { SLOTS } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import type { Rates } from '../tariff/rates.ts';

/** kWh by half hour after direct use: surplus generation and unmet use. The day begins at index `from`. */
export interface DaySun {
  readonly surplus: Float64Array;
  readonly deficit: Float64Array;
  readonly from: number;
}

/** A day's totals: kWh and pence. */
export interface Day {
  readonly bought: number;
  readonly sold: number;
  readonly pence: number;
  /** Pence for exports, already subtracted from `pence`. */
  readonly earned: number;
  /** kWh in the battery at midnight. */
  readonly stored: number;
}

interface BatteryPlan {
  /** Usable kWh; 0 without a battery. */
  readonly capacity: number;
  /** The kWh to which it is charged in the cheap window. */
  readonly nightLevel: number;
}

/** The efficiency of charging and of discharging, each the root of the round trip's. */
const KEPT = Math.sqrt(CONSTANTS.batteryRoundTrip.value);
/** The most kWh in a half hour. */
const MOST = CONSTANTS.batteryPowerKw.value / 2;

/** A smaller difference in kWh between the beginning and the end of a day counts as none. */
const SAME = 0.001;
/** A large battery may need many days until its level is stable. */
const MOST_DAYS = 400;

/**
 * Repeats the day until the battery ends it with the charge with which it began.
 * @param kept receives the half hours
 */
export function batteryDay(sun: DaySun, plan: BatteryPlan, rates: Rates, kept?: SolarHours): Day {
  let start = 0;
  let day = runDay(sun, plan, rates, start, kept);
  for (let days = 1; days < MOST_DAYS && Math.abs(day.stored - start) >= SAME; days++) {
    start = day.stored;
    day = runDay(sun, plan, rates, start, kept);
  }
  return day;
}

/** The inner loop of every solar quote, so it only uses plain numbers. The battery does not discharge in the cheap window. */
function runDay(sun: DaySun, plan: BatteryPlan, rates: Rates, start: number, kept?: SolarHours): Day {
  const { surplus, deficit, from } = sun;
  const { capacity, nightLevel } = plan;
  const { bought: buy, sold: sell, isCheap } = rates;
  let stored = start;
  let bought = 0;
  let sold = 0;
  let pence = 0;
  let earned = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const room = capacity - stored;
    const sunny = Math.min(surplus[from + slot]!, MOST);
    // Avoids the slow division unless the battery is almost full.
    const charged = sunny * KEPT < room - SAME ? sunny : Math.min(sunny, room / KEPT);
    stored += charged * KEPT;
    let fromGrid = deficit[from + slot]!;
    let toppedUp = 0;
    let given = 0;
    if (isCheap[slot] === 1) {
      if (stored < nightLevel) toppedUp = Math.min(MOST - charged, (nightLevel - stored) / KEPT);
      stored += toppedUp * KEPT;
      fromGrid += toppedUp;
    } else {
      const asked = Math.min(fromGrid, MOST);
      const left = stored * KEPT;
      given = asked < left ? asked : left;
      stored -= given / KEPT;
      fromGrid -= given;
    }
    const toGrid = surplus[from + slot]! - charged;
    if (kept !== undefined) {
      kept.stored[slot] = charged + toppedUp;
      kept.drawn[slot] = given;
      kept.bought[slot] = fromGrid;
      kept.sold[slot] = toGrid;
    }
    bought += fromGrid;
    sold += toGrid;
    pence += fromGrid * buy[slot]!;
    earned += toGrid * sell[slot]!;
  }
  return { bought, sold, pence: pence - earned, earned, stored };
}

/** kWh in each half hour of the day: into and out of the battery, and from and to the grid. */
export interface SolarHours {
  readonly stored: Float64Array;
  readonly drawn: Float64Array;
  readonly bought: Float64Array;
  readonly sold: Float64Array;
}

export function noHours(): SolarHours {
  const slots = () => new Float64Array(SLOTS);
  return { stored: slots(), drawn: slots(), bought: slots(), sold: slots() };
}

/** Adds a day `days` times. */
export function addDay(hours: SolarHours, day: SolarHours, days: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    hours.stored[slot]! += day.stored[slot]! * days;
    hours.drawn[slot]! += day.drawn[slot]! * days;
    hours.bought[slot]! += day.bought[slot]! * days;
    hours.sold[slot]! += day.sold[slot]! * days;
  }
}
