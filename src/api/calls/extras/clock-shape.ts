import * as v from 'valibot';
import { label } from '../shapes.ts';

/** '00:00' to '23:30', and '24:00' where a day ends. */
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[03]0$|^24:00$/));
const halfHours = v.pipe(v.array(v.number()), v.length(48));
const maybeHalfHours = v.optional(v.nullable(halfHours), null);

const window = v.object({
  from: time,
  to: time,
  kind: v.picklist(['cheap', 'day', 'peak']),
  bought: v.number(),
  sold: v.nullable(v.number()),
});

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

const task = v.object({
  what: v.picklist(['car', 'hot-water', 'heating', 'battery', 'household']),
  from: time,
  to: time,
  kWh: v.number(),
  hours: v.number(),
  note: label,
});

export const clockShape = v.object({
  tariffId: v.number(),
  standing: v.number(),
  windows: v.pipe(v.array(window), v.minLength(1)),
  bought: halfHours,
  sold: halfHours,
  day,
  tasks: v.array(task),
});
