import type { Clock, ClockTask } from '../../../../src/domain/clock.ts';
import type { Message } from '../../../../src/domain/schema.ts';
import { clockOf, heatOf, householdTask, nightHeatTask } from '../clock/clock-of.ts';
import { cheapWindow, slotsIn, windowsOf } from '../clock/windows.ts';
import { byHalfHour } from '../load/load-profile.ts';
import { hundredths } from '../result/assumptions.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { SolarHours } from './battery-day.ts';
import type { SolarCase } from './solar-case.ts';

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

/** The battery's charging in the cheap hours, and the electricity bought and sold at peak times. */
export function batteryTask(hours: SolarHours, rates: Rates): readonly ClockTask[] {
  const window = cheapWindow(rates);
  if (!window) return [];
  const slots = slotsIn(window);
  const kWh = dayIn(hours.stored, slots);
  const { from, to } = window;
  const notes = atPeak(hours, rates);
  return [{ what: 'battery', from, to, kWh, hours: slots.length / 2, note: null, notes }];
}

function atPeak(hours: SolarHours, rates: Rates): Message[] {
  const peak = windowsOf(rates).find(({ kind }) => kind === 'peak');
  if (!peak) return [];
  const slots = slotsIn(peak);
  const [bought, sold] = [hundredths(dayIn(hours.bought, slots)), hundredths(dayIn(hours.sold, slots))];
  return [{ key: 'task.at-peak', values: { begins: peak.from, ends: peak.to, bought, sold } }];
}

function dayIn(year: Float64Array, slots: readonly number[]): number {
  return slots.reduce((total, slot) => total + year[slot]! / 365, 0);
}
