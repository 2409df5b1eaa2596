// Simulates a battery's day by half hours.
import { CONSTANTS } from '../constants.ts';
import { SLOTS } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';
import type { SolarHours } from './solar-hours.ts';

/** What is left of each once the sun met the use under it, by half hour, kWh; a day begins at `from`. */
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
  /** Pence for what was sold: `pence` is less by it. */
  readonly earned: number;
  /** kWh in the battery at midnight. */
  readonly stored: number;
}

/** How a battery is run. */
interface BatteryPlan {
  /** kWh usable; 0 is no battery. */
  readonly capacity: number;
  /** kWh to charge up to in the cheap window. */
  readonly nightLevel: number;
}

/** Each way through the battery keeps the root of the round trip. */
const KEPT = Math.sqrt(CONSTANTS.batteryRoundTrip.value);
/** kWh in a half hour. */
const MOST = CONSTANTS.batteryPowerKw.value / 2;

/** kWh between the beginning and the end of a day that count as the same. */
const SAME = 0.001;
/** A large battery fills or empties by little each day. */
const MOST_DAYS = 400;

/**
 * A day whose battery begins as full as such a day leaves it: of days alike, the one that changes nothing.
 * @param kept is filled with its half hours.
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

/** The inner loop of every solar quote: plain numbers only. A battery waits through the cheap window. */
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
    // A division is slow, and needed only where the battery is almost full.
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
