// Knows one day of a home with panels and a battery, half hour by half hour.
import { CONSTANTS } from '../constants.ts';
import { SLOTS } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';

/** What is left of each half hour after the sun met the use under it, kWh. */
export interface DayFlows {
  readonly surplus: Float64Array;
  readonly deficit: Float64Array;
}

/** A day's totals: kWh and pence. */
export interface Day {
  readonly bought: number;
  readonly sold: number;
  readonly pence: number;
  /** kWh in the battery at midnight. */
  readonly stored: number;
}

/** How a battery is run. */
export interface BatteryPlan {
  /** kWh usable; 0 is no battery. */
  readonly capacity: number;
  /** kWh to charge up to in the cheap window. */
  readonly nightLevel: number;
}

/** Each way through the battery keeps the root of the round trip. */
const KEPT = Math.sqrt(CONSTANTS.batteryRoundTrip.value);
/** kWh in a half hour. */
const MOST = CONSTANTS.batteryPowerKw.value / 2;

/** A day whose battery begins as full as such a day leaves it: the second of two alike. */
export function batteryDay(flows: DayFlows, plan: BatteryPlan, rates: Rates): Day {
  return runDay(flows, plan, rates, runDay(flows, plan, rates, 0).stored);
}

/** The inner loop of every solar quote: plain numbers only. A battery waits through the cheap window. */
function runDay({ surplus, deficit }: DayFlows, plan: BatteryPlan, rates: Rates, start: number): Day {
  const { capacity, nightLevel } = plan;
  const { bought: buy, sold: sell, isCheap } = rates;
  let stored = start;
  let bought = 0;
  let sold = 0;
  let pence = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const charged = Math.min(surplus[slot]!, MOST, (capacity - stored) / KEPT);
    stored += charged * KEPT;
    let fromGrid = deficit[slot]!;
    if (isCheap[slot] === 1) {
      const toppedUp = Math.max(0, Math.min(MOST - charged, (nightLevel - stored) / KEPT));
      stored += toppedUp * KEPT;
      fromGrid += toppedUp;
    } else {
      const given = Math.min(fromGrid, MOST, stored * KEPT);
      stored -= given / KEPT;
      fromGrid -= given;
    }
    const toGrid = surplus[slot]! - charged;
    bought += fromGrid;
    sold += toGrid;
    pence += fromGrid * buy[slot]! - toGrid * sell[slot]!;
  }
  return { bought, sold, pence, stored };
}
