import type { Clock } from '../../../../src/domain/extras/clock.ts';
import type { BestYear, CombinedHome } from '../combined/bill-asset.ts';
import { assetsIn } from '../combined/bill-assets.ts';
import { loadOn } from '../combined/load-on.ts';
import { yearOn } from '../combined/year-on.ts';
import { byHalfHour, byMonthHours } from '../load-profile.ts';
import { noHours } from '../solar/solar-hours.ts';
import { ratesOf } from '../tariff/rates.ts';
import { clockOf, type YearRun } from './clock-of.ts';
import { householdTask } from './household-task.ts';
import { heatOf, nightHeatTask } from './night-heat.ts';

/** The day of a home with all that was quoted, on its one tariff. */
export function combinedClock(home: CombinedHome, { tariff, year }: BestYear): Clock {
  const { load, market } = home;
  const has = new Set(home.assets);
  const rates = ratesOf(tariff, market.region);
  const hours = noHours();
  yearOn(home, has, tariff, { plan: year.plan, hours });
  // Prices by month are not those of the run's half hours.
  const bought = rates.months
    ? { load: byMonthHours(loadOn(home, has, tariff).shape), prices: rates.months }
    : { load: hours.bought, prices: rates.bought };
  const plain: YearRun = {
    tariff,
    rates,
    bought: [bought],
    sold: null,
    household: byHalfHour(load.own),
    heating: heatOf(load),
    tasks: nightHeatTask(load),
  };
  const run = assetsIn(home, has).reduce((before, one) => one.day?.(before, home, hours) ?? before, plain);
  return clockOf({ ...run, tasks: [...run.tasks, ...householdTask(load.own, rates)] });
}
