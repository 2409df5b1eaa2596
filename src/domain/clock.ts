// The day by its half hours: what a tariff costs when, and what a home uses.
import * as v from 'valibot';
import { label, message, object, type Read } from './schema.ts';

/** '00:00' to '23:30', and '24:00' at the end of a day. */
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[03]0$|^24:00$/));
/** One value for each half hour from 00:00 local time. */
const halfHours = v.pipe(v.array(v.number()), v.length(48));
const maybeHalfHours = v.nullish(halfHours, null);

/** '23:30' to '05:30' is one window past midnight. Rates p/kWh. */
const window = object({
  from: time,
  to: time,
  kind: v.picklist(['cheap', 'day', 'peak']),
  bought: v.number(),
  sold: v.nullable(v.number()),
});
export type ClockWindow = Read<typeof window>;

/** kWh in each half-hour of the mean day of the year. */
const day = object({
  household: halfHours,
  heating: maybeHalfHours,
  hotWater: maybeHalfHours,
  car: maybeHalfHours,
  made: maybeHalfHours,
  stored: maybeHalfHours,
  drawn: maybeHalfHours,
  bought: halfHours,
  sold: maybeHalfHours,
});
export type MeanDay = Read<typeof day>;

/** What to run when. `kWh` and `hours` a day. */
const task = object({
  what: v.picklist(['car', 'hot-water', 'heating', 'battery', 'household']),
  from: time,
  to: time,
  kWh: v.number(),
  hours: v.number(),
  /** A text of an API without keys. */
  note: label,
  /** What the visitor may know of it. */
  notes: v.optional(v.array(message)),
});
export type ClockTask = Read<typeof task>;

/** A tariff's day. `standing` pounds a year, rates p/kWh. */
export const clock = object({
  tariffId: v.number(),
  standing: v.number(),
  windows: v.pipe(v.array(window), v.minLength(1)),
  bought: halfHours,
  sold: halfHours,
  day,
  tasks: v.array(task),
});
export type Clock = Read<typeof clock>;

export const HALF_HOURS = 48;

/** 48ths of the day from midnight: '05:30' is 11, '24:00' is 48. */
export function halfHourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 2 + minutes / 30;
}

/** The half hours between two times of day: past midnight if the end comes first, the whole day if they are equal. */
export function halfHoursBetween(from: string, to: string): number {
  const length = halfHourOf(to) - halfHourOf(from);
  return length > 0 ? length : length + HALF_HOURS;
}

/** Is a half hour in this window? */
export function isWithin(
  { from, to }: { readonly from: string; readonly to: string },
  slot: number,
): boolean {
  return (slot - halfHourOf(from) + HALF_HOURS) % HALF_HOURS < halfHoursBetween(from, to);
}

export interface Band {
  /** Percent of the day, from midnight. */
  readonly at: number;
  readonly length: number;
}

/** The position of a window in the day; one that goes past midnight has two parts. */
export function bandsOf(from: string, to: string): readonly Band[] {
  const start = halfHourOf(from);
  const end = start + halfHoursBetween(from, to);
  const band = (first: number, last: number) => ({
    at: (first * 100) / HALF_HOURS,
    length: ((last - first) * 100) / HALF_HOURS,
  });
  return end > HALF_HOURS ? [band(0, end - HALF_HOURS), band(start, HALF_HOURS)] : [band(start, end)];
}
