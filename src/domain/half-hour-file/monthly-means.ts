// Calculates the mean of each half hour of the day, by month. Nothing else of the file's readings is kept.
import { countedBy, isoDay } from '../safe-built-ins.ts';
import { HALF_HOURS_OF_DAY, type HalfHours, LEAST_DAYS, MONTHS_OF_YEAR } from '../yours.ts';
import { DAY, londonClock, MINUTE_MS } from './london-time.ts';
import { Unreadable } from './unreadable.ts';

const HALF = 30;
const YEAR = 365 * DAY;
/** A month counts as not read if any half hour of the day has fewer readings in it than this. */
const LEAST_OF_MONTH = 7;

/**
 * @param kWh by the moment in UTC at which the interval of the reading began or ended
 * @param isEnd true if the moment is the interval's end
 * @param omits true if the file leaves out intervals without use
 */
export async function monthlyMeans(
  kWh: Map<number, number>,
  isEnd: boolean,
  omits: boolean,
  pause: () => Promise<unknown>,
): Promise<HalfHours> {
  const times = new Int32Array(kWh.keys()).sort();
  // The median interval between two readings.
  const step = times.map((time, at) => time - times[at - 1]!).sort()[times.length >> 1]!;
  if (60 % step) throw new Unreadable('step');
  const offset = isEnd ? step : 0;
  const to = times.at(-1)! - offset;
  const from = Math.max(times[0]! - offset, to + step - YEAR);
  // A half hour that is missing from a day that was read had no use; a missing day was not read.
  if (omits) {
    const days = new Set(times.map((time) => dayNumber(time - offset)));
    for (let at = from; at < to; at += step)
      if (days.has(dayNumber(at)) && !kWh.has(at + offset)) kWh.set(at + offset, 0);
  }
  const sums = Array<number>(MONTHS_OF_YEAR * HALF_HOURS_OF_DAY).fill(0);
  const counts = [...sums];
  const part = Math.min(step, HALF);
  await pause();
  kWh.forEach((use, time) => {
    for (let at = Math.max(time - offset, from); at < time - offset + step; at += HALF) {
      const clock = londonClock(at);
      const slot =
        new Date(clock * MINUTE_MS).getUTCMonth() * HALF_HOURS_OF_DAY + Math.floor((clock % DAY) / HALF);
      sums[slot]! += (use * part) / step;
      counts[slot]! += part / HALF;
    }
  });
  const read = counts.reduce((sum, count) => sum + count);
  const means = countedBy(MONTHS_OF_YEAR, (month) => {
    const of = (list: readonly number[]) =>
      list.slice(month * HALF_HOURS_OF_DAY, (month + 1) * HALF_HOURS_OF_DAY);
    const counted = of(counts);
    return Math.min(...counted) < LEAST_OF_MONTH
      ? null
      : of(sums).map((sum, slot) => rounded(sum / counted[slot]!));
  });
  const atNight = Math.max(...means.flatMap((month) => month?.slice(0, 6) ?? []));
  if (read < LEAST_DAYS * HALF_HOURS_OF_DAY || atNight < 0) throw new Unreadable('short');
  // Every home uses energy at night; a file without any holds what panels generated or sold.
  if (!atNight) throw new Unreadable('not-use');
  return {
    means,
    from: dayOf(from),
    to: dayOf(to),
    share: Math.min(1, rounded((read * HALF) / (to + step - from))),
  };
}

const dayNumber = (utc: number) => Math.floor(londonClock(utc) / DAY);
const dayOf = (utc: number) => isoDay(new Date(londonClock(utc) * MINUTE_MS));
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
