import type { Clock } from '../../../../src/domain/extras/clock.ts';
import { clockOf } from '../clock/clock-of.ts';
import { householdTask } from '../clock/household-task.ts';
import { heatOf, nightHeatTask } from '../clock/night-heat.ts';
import { byHalfHour } from '../load-profile.ts';
import { pricesOf } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import { carHours } from './car-hours.ts';
import { carTask } from './car-task.ts';
import type { EvCase } from './ev-case.ts';

/** The day of the home with its car on the recommended tariff. */
export function evClock(quoted: EvCase): Clock {
  const { question, recommended, car } = quoted;
  const { load } = question;
  const rates = ratesOf(recommended.tariff, question.market.region);
  const household = byHalfHour(load.shape);
  const hours = carHours(car, recommended.tariff, rates);
  return clockOf({
    tariff: recommended.tariff,
    rates,
    bought: [{ load: household, prices: pricesOf(household, rates) }, ...hours.parts],
    sold: null,
    household: byHalfHour(load.own),
    heating: heatOf(load),
    car: hours.load,
    tasks: [
      carTask({ car, tariff: recommended.tariff, rates, efficiency: quoted.efficiency }, hours),
      ...nightHeatTask(load),
      ...householdTask(load.own, rates),
    ],
  });
}
