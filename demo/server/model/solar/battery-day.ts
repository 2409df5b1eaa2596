// Half hour by half hour.
import { CONSTANTS } from '../constants.ts';
import { SLOTS } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';

/** A day by half hour, kWh. */
export interface DayFlows {
  /** What is left of each after the sun met the use under it. */
  readonly surplus: Float64Array;
  readonly deficit: Float64Array;
  /** Of the day that was run last: into and out of the battery, from and to the grid. */
  readonly stored: Float64Array;
  readonly drawn: Float64Array;
  readonly bought: Float64Array;
  readonly sold: Float64Array;
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

/** kWh between the beginning and the end of a day that count as the same. */
const SAME = 0.001;
/** A large battery fills or empties by little each day. */
const MOST_DAYS = 400;

/** A day whose battery begins as full as such a day leaves it: of days alike, the one that changes nothing. */
export function batteryDay(flows: DayFlows, plan: BatteryPlan, rates: Rates): Day {
  let start = 0;
  let day = runDay(flows, plan, rates, start);
  for (let days = 1; days < MOST_DAYS && Math.abs(day.stored - start) >= SAME; days++) {
    start = day.stored;
    day = runDay(flows, plan, rates, start);
  }
  return day;
}

/** The inner loop of every solar quote: plain numbers only. A battery waits through the cheap window. */
function runDay(flows: DayFlows, plan: BatteryPlan, rates: Rates, start: number): Day {
  const { surplus, deficit } = flows;
  const { capacity, nightLevel } = plan;
  const { bought: buy, sold: sell, isCheap } = rates;
  let stored = start;
  let bought = 0;
  let sold = 0;
  let pence = 0;
  let earned = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const charged = Math.min(surplus[slot]!, MOST, (capacity - stored) / KEPT);
    stored += charged * KEPT;
    let fromGrid = deficit[slot]!;
    let toppedUp = 0;
    let given = 0;
    if (isCheap[slot] === 1) {
      toppedUp = Math.max(0, Math.min(MOST - charged, (nightLevel - stored) / KEPT));
      stored += toppedUp * KEPT;
      fromGrid += toppedUp;
    } else {
      given = Math.min(fromGrid, MOST, stored * KEPT);
      stored -= given / KEPT;
      fromGrid -= given;
    }
    const toGrid = surplus[slot]! - charged;
    flows.stored[slot] = charged + toppedUp;
    flows.drawn[slot] = given;
    flows.bought[slot] = fromGrid;
    flows.sold[slot] = toGrid;
    bought += fromGrid;
    sold += toGrid;
    pence += fromGrid * buy[slot]!;
    earned += toGrid * sell[slot]!;
  }
  return { bought, sold, pence: pence - earned, earned, stored };
}
