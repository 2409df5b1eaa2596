// What a home with panels buys, sells and pays in a year. Its battery charges at night where that pays.
import { CONSTANTS } from '../constants.ts';
import type { YearShape } from '../load-profile.ts';
import { DAYS, SLOTS } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';
import { batteryDay, type Day, type DayFlows } from './battery-day.ts';
import { addDay, type SolarHours } from './solar-hours.ts';

/** A home under the sun. */
export interface SolarHome {
  /** kWh used in each half hour of a day of each month. */
  readonly use: YearShape;
  /** kWh made in each half hour of a mean day of each month. */
  readonly made: YearShape;
  /** Share of the use under the generation that is met by it at once. */
  readonly coincidence: number;
}

/** Share of the battery to charge up to at night: three days of each month, the brightest first. */
export type NightPlan = readonly number[];

/** kWh and pounds a year; the standing charge is in the cost. */
export interface SolarYear {
  readonly bought: number;
  readonly sold: number;
  readonly cost: number;
  /** For what was sold: `cost` is less by it. */
  readonly earned: number;
  /** How the battery was charged at night. */
  readonly plan: NightPlan;
}

/** A year held to a plan, and where its half hours are added up. */
export interface PlannedRun {
  readonly plan: NightPlan;
  readonly hours?: SolarHours;
}

const ONLY_SUN = [0];

/** @param battery kWh usable, 0 for none. @param run the cheapest plan where none is given. */
export function solarYear(home: SolarHome, battery: number, rates: Rates, run?: PlannedRun): SolarYear {
  const levels = battery > 0 && rates.cheapest ? CONSTANTS.nightChargeLevels.value : ONLY_SUN;
  const flows = emptyFlows();
  const suns = CONSTANTS.sunFactors.value;
  const year = { bought: 0, sold: 0, cost: 3.65 * rates.standing, earned: 0 };
  const plan: number[] = [];
  DAYS.forEach((days, month) => {
    for (const sun of suns) {
      const planned = run?.plan[plan.length];
      const weight = days / suns.length;
      meetUse(home, month, sun, flows);
      const day = cheapestDay(flows, battery, planned === undefined ? levels : [planned], rates);
      if (run?.hours) addDay(run.hours, flows, weight);
      plan.push(day.level);
      year.bought += day.bought * weight;
      year.sold += day.sold * weight;
      year.cost += (day.pence * weight) / 100;
      year.earned += (day.earned * weight) / 100;
    }
  });
  return { ...year, plan };
}

function emptyFlows(): DayFlows {
  const slots = () => new Float64Array(SLOTS);
  const [surplus, deficit, stored, drawn] = [slots(), slots(), slots(), slots()];
  return { surplus, deficit, stored, drawn, bought: slots(), sold: slots() };
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

/** @param levels shares of the battery to charge up to, of which the cheapest is taken. */
function cheapestDay(
  flows: DayFlows,
  capacity: number,
  levels: readonly number[],
  rates: Rates,
): Day & { readonly level: number } {
  let cheapest: Day | null = null;
  let best = 0;
  for (const level of levels) {
    const day = batteryDay(flows, { capacity, nightLevel: level * capacity }, rates);
    if (cheapest !== null && day.pence >= cheapest.pence) continue;
    cheapest = day;
    best = level;
  }
  return { ...cheapest!, level: best };
}
