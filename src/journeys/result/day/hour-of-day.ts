// SEEN-05, HON-17: the price in one half hour of a tariff's day, what runs in it, and how the house is drawn.
import { type Clock, HALF_HOURS, isWithin, type MeanDay } from '../../../domain/clock.ts';
import type { HouseHour } from '../../../ui/house/house-hour.ts';

/** A share of the day's highest value: anything below it counts as not running. */
const LITTLE = 0.2;
/** Pence. Prices that differ by less are shown as one. */
export const FLAT = 0.05;
/** The hours of daylight, and the hours in which people sleep. */
const [DAWN, DUSK, UP] = [7, 18, 6];

/** In the order in which they are described. */
const RUNNING = ['made', 'stored', 'drawn', 'car', 'heating', 'hotWater', 'sold'] as const;
type Running = (typeof RUNNING)[number];

export interface HourOfDay {
  /** '18:30' */
  readonly time: string;
  /** Pence a unit. */
  readonly bought: number;
  readonly sold: number;
  readonly running: readonly Running[];
  readonly house: HouseHour;
}

/** @param at hours since midnight, in steps of a half; 24 counts as midnight */
export function hourOfDay({ windows, bought, sold, day }: Clock, at: number): HourOfDay {
  const slot = (at * 2) % HALF_HOURS;
  const share = (what: keyof MeanDay) => shareOf(day[what], slot);
  // On the mean of a year's days the battery both charges and discharges: show the larger of the two.
  const fills = (day.stored?.[slot] ?? 0) >= (day.drawn?.[slot] ?? 0);
  const heats = share('heating') > LITTLE;
  // The heat pump that heats the home also heats its water.
  const without = [fills ? 'drawn' : 'stored', heats && 'hotWater'];
  const running = RUNNING.filter((what) => share(what) > LITTLE && !without.includes(what));
  const window = windows.find((one) => isWithin(one, slot));
  return {
    time: `${String(Math.floor(at)).padStart(2, '0')}:${at % 1 ? '30' : '00'}`,
    bought: bought[slot] ?? 0,
    sold: sold[slot] ?? 0,
    running,
    // Only one of a day's hours is drawn.
    get house() {
      return {
        at,
        lit: at >= UP && (at < DAWN || at >= DUSK) ? 1 : 0,
        making: share('made'),
        heating: running.includes('heating') || running.includes('hotWater') ? 1 : 0,
        charge: chargeOf(day, slot),
        charging: running.includes('car'),
        price: window?.kind ?? 'day',
      };
    },
  };
}

function shareOf(list: readonly number[] | null, slot: number): number {
  const most = list ? Math.max(...list) : 0;
  return most > 0 ? (list?.[slot] ?? 0) / most : 0;
}

/** How full the battery is at the end of a half hour, from its lowest level to its highest. */
function chargeOf({ stored, drawn }: MeanDay, slot: number): number {
  let held = 0;
  const levels = (stored ?? []).map((into, index) => {
    held += into - (drawn?.[index] ?? 0);
    return held;
  });
  const least = Math.min(...levels);
  const range = Math.max(...levels) - least;
  return range > 0 ? ((levels[slot] ?? 0) - least) / range : 0;
}
