import type { Clock } from '../../../../src/domain/extras/clock.ts';
import type { BestYear } from '../combined/best-year.ts';
import type { CombinedHome } from '../combined/combined-home.ts';
import { yearOn } from '../combined/year-on.ts';
import { carHours } from '../ev/car-hours.ts';
import { carTask } from '../ev/car-task.ts';
import { pumpTasks } from '../heat-pump/pump-tasks.ts';
import { byHalfHour, byMonthHours } from '../load-profile.ts';
import { batteryTask } from '../solar/battery-task.ts';
import { noHours } from '../solar/solar-hours.ts';
import { ratesOf } from '../tariff/rates.ts';
import { clockOf, type PricedLoad } from './clock-of.ts';
import { householdTask } from './household-task.ts';
import { heatOf, nightHeatTask } from './night-heat.ts';

/** The day of a home with all that was quoted, on its one tariff. */
export function combinedClock(home: CombinedHome, { tariff, year }: BestYear): Clock {
  const { load, place, market } = home;
  const has = new Set(home.assets);
  const pump = has.has('ashp') ? home.heat.pump : null;
  const panels = has.has('solar') ? home.panels : null;
  const car = has.has('ev') ? home.car : null;
  const rates = ratesOf(tariff, market.region);
  const hours = noHours();
  yearOn(home, has, tariff, { plan: year.plan, hours });
  const running = pump && byMonthHours(pump.shape);
  const heating = pump && byMonthHours(pump.rooms);
  const charging = car && carHours(car.demand, tariff, rates);
  const own: readonly PricedLoad[] =
    running && tariff.pumpRate !== null ? [{ load: running, prices: Float64Array.of(tariff.pumpRate) }] : [];
  return clockOf({
    tariff,
    rates,
    bought: [{ load: hours.bought, prices: rates.bought }, ...own],
    sold: panels && hours.sold,
    household: byHalfHour(pump ? pump.household : load.own),
    heating: heating ?? heatOf(load),
    hotWater: running && heating && running.map((energy, at) => energy - heating[at]!),
    car: charging?.load ?? null,
    made: panels && byHalfHour(panels.made),
    stored: panels && hours.stored,
    drawn: panels && hours.drawn,
    tasks: [
      ...(car && charging
        ? [carTask({ car: car.demand, tariff, rates, efficiency: car.miles / car.demand.energy }, charging)]
        : []),
      ...(panels && panels.battery > 0 ? batteryTask(hours, rates) : []),
      ...(pump
        ? pumpTasks({ pump: pump.electricity, floorArea: pump.floorArea, place, tariff }, rates)
        : nightHeatTask(load)),
      ...householdTask(load.own, rates),
    ],
  });
}
