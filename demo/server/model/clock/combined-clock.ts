import type { Clock } from '../../../../src/domain/extras/clock.ts';
import type { BestYear, CombinedHome } from '../combined/bill-asset.ts';
import { assetsIn } from '../combined/bill-assets.ts';
import { byHalfHour, byMonthHours } from '../load-profile.ts';
import { ratesOf } from '../tariff/rates.ts';
import { clockOf, type YearRun } from './clock-of.ts';
import { householdTask } from './household-task.ts';
import { heatOf, nightHeatTask } from './night-heat.ts';

/** The day of a home with all that was quoted, on its one tariff. */
export function combinedClock(home: CombinedHome, { tariff, year }: BestYear): Clock {
  const { load, market } = home;
  const rates = ratesOf(tariff, market.region);
  const plain: YearRun = {
    tariff,
    rates,
    bought: [{ load: byMonthHours(year.use), prices: rates.months ?? rates.bought }],
    sold: null,
    household: byHalfHour(load.own),
    heating: heatOf(load),
    tasks: nightHeatTask(load),
  };
  const assets = assetsIn(home, new Set(home.assets));
  const run = assets.reduce((before, one) => one.day?.(before, home, year) ?? before, plain);
  return clockOf({ ...run, tasks: [...run.tasks, ...householdTask(load.own, rates)] });
}
