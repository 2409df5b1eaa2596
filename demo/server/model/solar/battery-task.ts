import type { ClockTask } from '../../../../src/domain/extras/clock.ts';
import { cheapWindow, slotsIn } from '../clock/cheap-window.ts';
import { windowsOf } from '../clock/windows-of.ts';
import { exact } from '../result/assumptions.ts';
import type { Rates } from '../tariff/rates.ts';
import type { SolarHours } from './solar-hours.ts';

/** The battery's charging in the cheap hours, and the electricity bought and sold at peak times. */
export function batteryTask(hours: SolarHours, rates: Rates): readonly ClockTask[] {
  const window = cheapWindow(rates);
  if (!window) return [];
  const slots = slotsIn(window);
  const kWh = dayIn(hours.stored, slots);
  const { from, to } = window;
  return [{ what: 'battery', from, to, kWh, hours: slots.length / 2, note: atPeak(hours, rates) }];
}

function atPeak(hours: SolarHours, rates: Rates): string | null {
  const peak = windowsOf(rates).find(({ kind }) => kind === 'peak');
  if (!peak) return null;
  const slots = slotsIn(peak);
  const [bought, sold] = [dayIn(hours.bought, slots), dayIn(hours.sold, slots)].map(textOf);
  return `From ${peak.from} to ${peak.to} ${bought} is bought and ${sold} sold on a mean day.`;
}

const textOf = (kWh: number) => `${exact(Math.round(100 * kWh) / 100)} kWh`;

function dayIn(year: Float64Array, slots: readonly number[]): number {
  return slots.reduce((total, slot) => total + year[slot]! / 365, 0);
}
