import { byMonthHours, type YearShape } from '../load-profile.ts';
import { MONTHS, SLOTS, sum } from '../months.ts';
import { type NightPlan, type PlannedRun, type SolarYear, solarYear } from '../solar/solar-year.ts';
import type { HalfHourSeries } from '../tariff/half-hours.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { CombinedHome } from './combined-home.ts';
import type { CombinedAsset } from './combined-question.ts';
import { loadOn } from './load-on.ts';

/** What a home with some of its assets buys, sells and pays in a year: kWh and pounds. */
export interface YearOn {
  /** With what has a rate of its own. */
  readonly bought: number;
  readonly sold: number;
  /** Pounds: units bought, the standing charge, and what was sold. */
  readonly units: number;
  readonly standing: number;
  readonly earned: number;
  /** All of it: the bill. */
  readonly cost: number;
  /** kWh lost in the battery. */
  readonly lost: number;
  /** How the battery was charged at night. */
  readonly plan: NightPlan;
}

const NO_SUN: YearShape = new Float64Array(MONTHS.length * SLOTS);

/** @param run holds the battery's nights to a plan; the cheapest one where none is given. */
export function yearOn(
  home: CombinedHome,
  has: ReadonlySet<CombinedAsset>,
  tariff: Tariff,
  run?: PlannedRun,
): YearOn {
  const rates = ratesOf(tariff, home.market.region);
  const { shape, apart } = loadOn(home, has, tariff);
  const panels = has.has('solar') ? home.panels : null;
  const under = { use: shape, made: panels?.made ?? NO_SUN, coincidence: home.load.coincidence };
  const { bought, sold, cost, earned, plan } = rates.months
    ? boughtByMonth(shape, rates.months, rates)
    : solarYear(under, panels?.battery ?? 0, rates, run);
  const standing = 3.65 * rates.standing;
  return {
    bought: bought + apart.kWh,
    sold,
    standing,
    earned,
    plan,
    units: cost - standing + earned + apart.pounds,
    cost: cost + apart.pounds,
    lost: (panels?.generation ?? 0) + bought - sold - sum(byMonthHours(shape)),
  };
}

/** Where each half hour of each month has its price: never a home with panels (best-year.ts). */
function boughtByMonth(use: YearShape, prices: HalfHourSeries, { standing }: Rates): SolarYear {
  const year = byMonthHours(use);
  const pence = sum(year.map((energy, at) => energy * prices[at]!));
  return { bought: sum(year), sold: 0, cost: 3.65 * standing + pence / 100, earned: 0, plan: [] };
}
