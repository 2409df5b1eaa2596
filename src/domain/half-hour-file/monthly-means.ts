// Readings as half hours, and these as the means of each month: all that is kept of a file.
import { HALF_HOURS_OF_DAY, type HalfHours, LEAST_DAYS, MONTHS_OF_YEAR } from '../half-hours.ts';
import { DAY, HOUR, londonClock } from './london-time.ts';
import type { Readings } from './read-readings.ts';
import { Unreadable } from './unreadable.ts';

const HALF = HOUR / 2;
const YEAR = 365 * HALF_HOURS_OF_DAY;
/** With fewer days a month says too little of itself, and counts as not read. */
const LEAST_OF_MONTH = 7;

/** @param pause lets the page do what else it has to. */
export async function monthlyMeans(readings: Readings, pause: () => Promise<unknown>): Promise<HalfHours> {
  const times = new Float64Array([...readings.kWh.keys()]).sort();
  await pause();
  const step = stepOf(times);
  const begins = Math.floor((times[0]! - (readings.isEnd ? step : 0)) / HALF);
  const halves = halvesOf(times, readings, step, begins);
  await pause();
  const clockAt = (half: number) => londonClock((begins + half) * HALF);
  const sums = new Float64Array(MONTHS_OF_YEAR * HALF_HOURS_OF_DAY);
  const counts = new Float64Array(sums.length);
  let [read, from] = [0, 0];
  const first = Math.max(0, halves.length - YEAR);
  for (let half = first; half < halves.length; half++) {
    if (halves[half]! < 0) continue;
    const clock = clockAt(half);
    const slot = new Date(clock).getUTCMonth() * HALF_HOURS_OF_DAY + (clock % DAY) / HALF;
    sums[slot]! += halves[half]!;
    counts[slot]! += 1;
    read += 1;
    from ||= clock;
  }
  const means = meansOf(sums, counts);
  const atNight = means.flatMap((month) => month?.slice(0, 6) ?? []);
  if (read < LEAST_DAYS * HALF_HOURS_OF_DAY || atNight.length === 0) throw new Unreadable('few');
  // No home is without use all night: what panels made, or sold, is.
  if (atNight.every((kWh) => kWh === 0)) throw new Unreadable('other');
  const share = rounded(read / (halves.length - first), 1000);
  return { means, from: dayOf(from), to: dayOf(clockAt(halves.length - 1)), share };
}

const dayOf = (clock: number) => new Date(clock).toISOString().slice(0, 10);
const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;

/** From one reading to the next, as most are. */
function stepOf(times: Float64Array): number {
  const counts = new Map<number, number>();
  let most = 0;
  for (let at = 1; at < times.length; at++) {
    const step = times[at]! - times[at - 1]!;
    counts.set(step, (counts.get(step) ?? 0) + 1);
    if (counts.get(step)! > (counts.get(most) ?? 0)) most = step;
  }
  if (!most) throw new Unreadable('few');
  if (HOUR % most) throw new Unreadable('step');
  return most;
}

/** kWh of every half hour from the first to the last; -1 where it was not read whole. */
function halvesOf(times: Float64Array, { kWh, isEnd, omits }: Readings, step: number, begins: number) {
  const halfOf = (time: number) => Math.floor((time - (isEnd ? step : 0)) / HALF) - begins;
  const parts = Math.max(1, step / HALF);
  const length = halfOf(times[times.length - 1]!) + parts;
  if (length > 99 * YEAR) throw new Unreadable('step');
  const [sums, filled] = [new Float64Array(length), new Float64Array(length)];
  const dayOfHalf = (half: number) => Math.floor(londonClock((begins + half) * HALF) / DAY);
  const days = new Set<number>();
  for (const time of times)
    for (let part = 0; part < parts; part++) {
      const half = halfOf(time) + part;
      sums[half]! += kWh.get(time)! / parts;
      filled[half]! += Math.min(1, step / HALF);
      if (omits) days.add(dayOfHalf(half));
    }
  // What is left out of a day that was read was no use; a day that is left out was not read.
  return sums.map((use, half) => (filled[half]! > 0.99 || (omits && days.has(dayOfHalf(half))) ? use : -1));
}

function meansOf(sums: Float64Array, counts: Float64Array): HalfHours['means'] {
  const months: HalfHours['means'] = [];
  for (let from = 0; from < sums.length; from += HALF_HOURS_OF_DAY) {
    const days = [...counts.subarray(from, from + HALF_HOURS_OF_DAY)];
    const mean = (count: number, slot: number) => rounded(sums[from + slot]! / count, 10_000);
    months.push(Math.min(...days) < LEAST_OF_MONTH ? null : days.map(mean));
  }
  return months;
}
