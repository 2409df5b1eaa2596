import type { Clock, ClockWindow } from '../../../../src/domain/extras/clock.ts';
import { SLOTS } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';
import { windowsOf } from './windows-of.ts';

/** The longest window at the cheapest price; null if no price is below the day rate, as on a flat tariff. */
export function cheapWindow(rates: Rates): ClockWindow | null {
  const cheap = windowsOf(rates).filter(({ kind }) => kind === 'cheap');
  const least = Math.min(...cheap.map(({ bought }) => bought));
  const longest = cheap
    .filter(({ bought }) => bought <= least)
    .sort((one, other) => slotsIn(other).length - slotsIn(one).length);
  return longest[0] ?? null;
}

/** The half hours of a window, in order. */
export function slotsIn({ from, to }: Pick<ClockWindow, 'from' | 'to'>): readonly number[] {
  const [first, end] = [slotAt(from), slotAt(to)];
  const length = (end - first + SLOTS) % SLOTS || SLOTS;
  return Array.from({ length }, (_, step) => (first + step) % SLOTS);
}

/** kWh of a mean day inside a window. */
export function within(day: Clock['day']['bought'], window: Pick<ClockWindow, 'from' | 'to'>): number {
  return slotsIn(window).reduce((total, slot) => total + day[slot]!, 0);
}

function slotAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 2 * hours + minutes / 30;
}
