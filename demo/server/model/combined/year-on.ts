import { byMonthHours, type YearShape } from '../load-profile.ts';
import { sum } from '../months.ts';
import { yearWith } from '../solar/one-bill/panel-year.ts';
import type { PlannedRun } from '../solar/solar-year.ts';
import type { HalfHourSeries } from '../tariff/half-hours.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { CombinedHome, YearOn } from './bill-asset.ts';
import { assetsIn } from './bill-assets.ts';
import { loadOn } from './load-on.ts';

/** @param run holds the battery's nights to a plan; the cheapest one where none is given. */
export function yearOn(
  home: CombinedHome,
  has: ReadonlySet<string>,
  tariff: Tariff,
  run?: PlannedRun,
): YearOn {
  const rates = ratesOf(tariff, home.market.region);
  const { shape, apart } = loadOn(home, has, tariff);
  const makes = makesOf(home, has);
  const { bought, sold, cost, earned, plan } = rates.months
    ? boughtByMonth(shape, rates.months, rates)
    : yearWith(makes, { use: shape, coincidence: home.load.coincidence }, rates, run);
  const standing = 3.65 * rates.standing;
  return {
    bought: bought + apart.kWh,
    sold,
    standing,
    earned,
    plan,
    units: cost - standing + earned + apart.pounds,
    cost: cost + apart.pounds,
    lost: (makes?.generation ?? 0) + bought - sold - sum(byMonthHours(shape)),
  };
}

export function makesOf(home: CombinedHome, has: ReadonlySet<string>) {
  return assetsIn(home, has).flatMap((one) => one.makes?.(home) ?? [])[0] ?? null;
}

/** Where each half hour of each month has its price: never a home that makes electricity (best-year.ts). */
function boughtByMonth(use: YearShape, prices: HalfHourSeries, { standing }: Rates) {
  const year = byMonthHours(use);
  const pence = sum(year.map((energy, at) => energy * prices[at]!));
  return { bought: sum(year), sold: 0, cost: 3.65 * standing + pence / 100, earned: 0, plan: [] };
}
