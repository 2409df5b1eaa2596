import type { ClockTask } from '../../../../src/domain/extras/clock.ts';
import { byHalfHour } from '../load-profile.ts';
import { sum } from '../months.ts';
import { percent } from '../result/assumptions.ts';
import type { Rates } from '../tariff/rates.ts';
import { cheapWindow, slotsIn, within } from './cheap-window.ts';

/** The part of the household's use that is in the cheap hours anyway. @param own kWh, 12 × 48 */
export function householdTask(own: Float64Array, rates: Rates): readonly ClockTask[] {
  const window = cheapWindow(rates);
  if (!window) return [];
  const day = Array.from(byHalfHour(own), (energy) => energy / 365);
  const kWh = within(day, window);
  const share = percent(Math.round((100 * kWh) / sum(day)) / 100);
  const { from, to } = window;
  const note = `Without any change, ${share} of your home’s other use is in these hours.`;
  return [{ what: 'household', from, to, kWh, hours: slotsIn(window).length / 2, note }];
}
