import type { Clock, ClockWindow } from '../../../../src/domain/clock.ts';
import { SLOTS, sum } from '../calendar.ts';
import type { Rates } from '../tariff/rates.ts';

/** A half-hourly price within this share of the mean counts as the day's price. */
const BAND = 0.15;

/** Consecutive half hours of the same kind and price, possibly past midnight. */
interface Run {
  readonly from: number;
  readonly length: number;
}

/** Divides the day into windows without gaps or overlaps. Half-hourly prices are grouped into bands. */
export function windowsOf(rates: Rates): readonly ClockWindow[] {
  const kinds = Array.from(rates.bought, (price) => kindOf(price, rates));
  const isAlike = (one: number, other: number) =>
    kinds[one] === kinds[other] &&
    (rates.months !== null || rates.bought[one] === rates.bought[other]) &&
    rates.sold[one] === rates.sold[other];
  return runsOf(isAlike).map((run) => windowOf(run, kinds[run.from]!, rates));
}

function kindOf(price: number, { day, months }: Rates): ClockWindow['kind'] {
  const within = months ? BAND * day : 0;
  if (price < day - within) return 'cheap';
  return price > day + within ? 'peak' : 'day';
}

function runsOf(isAlike: (one: number, other: number) => boolean): readonly Run[] {
  const starts = Array.from({ length: SLOTS }, (_, slot) => slot).filter(
    (slot) => !isAlike(slot, (slot + SLOTS - 1) % SLOTS),
  );
  if (starts.length === 0) return [{ from: 0, length: SLOTS }];
  return starts.map((from, at) => {
    const next = starts[at + 1] ?? starts[0]! + SLOTS;
    return { from, length: next - from };
  });
}

function windowOf({ from, length }: Run, kind: ClockWindow['kind'], rates: Rates): ClockWindow {
  const { bought, sold, months } = rates;
  const mean = (prices: Float64Array) =>
    sum(Array.from({ length }, (_, step) => prices[(from + step) % SLOTS]!)) / length;
  const sells = sold.some((price) => price > 0);
  return {
    from: clockTime(from),
    to: endTime(from + length),
    kind,
    bought: months ? mean(bought) : bought[from]!,
    sold: sells ? sold[from]! : null,
  };
}

/** The time at which a half hour begins, such as '05:30'; '24:00' for the end of the day. */
function clockTime(slot: number): string {
  const minutes = slot % 2 === 0 ? '00' : '30';
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${minutes}`;
}

/** The end of a window, which may be after midnight. */
function endTime(slot: number): string {
  return clockTime(slot > SLOTS ? slot - SLOTS : slot);
}

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
