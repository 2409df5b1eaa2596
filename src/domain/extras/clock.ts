import * as v from 'valibot';
import { label, type Read } from '../read.ts';

/** '00:00' to '23:30', and '24:00' at the end of a day. */
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[03]0$|^24:00$/));
/** One value for each half hour from 00:00 local time. */
const halfHours = v.pipe(v.array(v.number()), v.length(48));
const maybeHalfHours = v.nullish(halfHours, null);

/** '23:30' to '05:30' is one window past midnight. Rates p/kWh. */
const window = v.object({
  from: time,
  to: time,
  kind: v.picklist(['cheap', 'day', 'peak']),
  bought: v.number(),
  sold: v.nullable(v.number()),
});
export type ClockWindow = Read<typeof window>;

/** kWh in each half-hour of the mean day of the year. */
const day = v.object({
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
const task = v.object({
  what: v.picklist(['car', 'hot-water', 'heating', 'battery', 'household']),
  from: time,
  to: time,
  kWh: v.number(),
  hours: v.number(),
  note: label,
});
export type ClockTask = Read<typeof task>;

/** A tariff's day. `standing` pounds a year, rates p/kWh. */
export const clock = v.object({
  tariffId: v.number(),
  standing: v.number(),
  windows: v.pipe(v.array(window), v.minLength(1)),
  bought: halfHours,
  sold: halfHours,
  day,
  tasks: v.array(task),
});
export type Clock = Read<typeof clock>;
