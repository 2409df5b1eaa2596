// Knows a year of a home with panels: what it buys, sells and pays, its battery charged at night where that pays.
import { CONSTANTS } from '../constants.ts';
import type { YearShape } from '../load-profile.ts';
import { DAYS, SLOTS } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';
import { batteryDay, type Day, type DayFlows } from './battery-day.ts';

/** A home under the sun. */
export interface SolarHome {
  /** kWh used in each half hour of a day of each month. */
  readonly use: YearShape;
  /** kWh made in each half hour of a mean day of each month. */
  readonly made: YearShape;
  /** Share of the use under the generation that is met by it at once. */
  readonly coincidence: number;
}

/** kWh and pounds a year; the standing charge is in the cost. */
export interface SolarYear {
  readonly bought: number;
  readonly sold: number;
  readonly cost: number;
}

const ONLY_SUN = [0];

/** @param battery kWh usable, 0 for none. */
export function solarYear(home: SolarHome, battery: number, rates: Rates): SolarYear {
  const levels = battery > 0 && rates.cheapest ? CONSTANTS.nightChargeLevels.value : ONLY_SUN;
  const flows = { surplus: new Float64Array(SLOTS), deficit: new Float64Array(SLOTS) };
  const weight = 1 / CONSTANTS.sunFactors.value.length;
  const year = { bought: 0, sold: 0, cost: 3.65 * rates.standing };
  DAYS.forEach((days, month) => {
    for (const sun of CONSTANTS.sunFactors.value) {
      meetUse(home, month, sun, flows);
      const day = cheapestDay(flows, battery, levels, rates);
      year.bought += day.bought * days * weight;
      year.sold += day.sold * days * weight;
      year.cost += (day.pence * days * weight) / 100;
    }
  });
  return year;
}

/** Fills `flows` with what the sun leaves over and leaves open on such a day. */
function meetUse({ use, made, coincidence }: SolarHome, month: number, sun: number, flows: DayFlows): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const used = use[month * SLOTS + slot]!;
    const sunlight = made[month * SLOTS + slot]! * sun;
    const direct = coincidence * Math.min(sunlight, used);
    flows.surplus[slot] = sunlight - direct;
    flows.deficit[slot] = used - direct;
  }
}

function cheapestDay(flows: DayFlows, capacity: number, levels: readonly number[], rates: Rates): Day {
  let cheapest: Day | null = null;
  for (const level of levels) {
    const day = batteryDay(flows, { capacity, nightLevel: level * capacity }, rates);
    if (cheapest === null || day.pence < cheapest.pence) cheapest = day;
  }
  return cheapest!;
}
