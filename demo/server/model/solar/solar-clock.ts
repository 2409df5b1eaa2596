import type { Clock } from '../../../../src/domain/extras/clock.ts';
import { clockOf } from '../clock/clock-of.ts';
import { householdTask } from '../clock/household-task.ts';
import { heatOf, nightHeatTask } from '../clock/night-heat.ts';
import { byHalfHour } from '../load-profile.ts';
import { ratesOf } from '../tariff/rates.ts';
import { batteryTask } from './battery-task.ts';
import type { SolarCase } from './solar-case.ts';
import type { SolarHours } from './solar-hours.ts';

/** The home's day with panels and battery. @param hours of the quoted year */
export function solarClock({ question, home, recommended }: SolarCase, hours: SolarHours): Clock {
  const { load, market } = question;
  const rates = ratesOf(recommended.tariff, market.region);
  return clockOf({
    tariff: recommended.tariff,
    rates,
    bought: [{ load: hours.bought, prices: rates.bought }],
    household: byHalfHour(load.own),
    heating: heatOf(load),
    made: byHalfHour(home.made),
    stored: hours.stored,
    drawn: hours.drawn,
    sold: hours.sold,
    tasks: [...batteryTask(hours, rates), ...nightHeatTask(load), ...householdTask(load.own, rates)],
  });
}
