import type { Clock } from '../../../../src/domain/extras/clock.ts';
import { clockOf } from '../clock/clock-of.ts';
import { householdTask } from '../clock/household-task.ts';
import { pricesOf } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { pumpTasks } from './pump-tasks.ts';
import { pumpYear } from './pump-year.ts';

/** The home's day with its pump, run as in most homes. The tasks show how to use the tariff's cheap hours. */
export function heatPumpClock(quoted: HeatPumpCase): Clock {
  const { home, load, pump, after, recommended } = quoted;
  const { tariff } = recommended;
  const rates = ratesOf(tariff, home.market.region);
  const run = after.pump.usual;
  const { asMostRun: heating } = pumpYear({ ...pump, hotWater: 0 }, home.type.floorArea, home.place);
  const prices = tariff.pumpRate === null ? pricesOf(run, rates) : Float64Array.of(tariff.pumpRate);
  return clockOf({
    tariff,
    rates,
    bought: [
      { load: after.household, prices: pricesOf(after.household, rates) },
      { load: run, prices },
    ],
    sold: null,
    household: after.household,
    heating,
    hotWater: run.map((energy, at) => energy - heating[at]!),
    tasks: [
      ...pumpTasks({ ...quoted, ...home, floorArea: home.type.floorArea, tariff }, rates),
      ...householdTask(load.own, rates),
    ],
  });
}
