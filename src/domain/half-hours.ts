// HALF-02: what of a meter's half hours leaves the browser, and nothing more.

import * as v from 'valibot';
import type { Read } from './read.ts';

export const halfHours = v.object({
  /** kWh in each half hour of a mean day of each month, 12 by 48 from January 00:00; null for a month that was not read. */
  means: v.array(v.nullable(v.array(v.number()))),
  /** First and last day, ISO dates in London's time. */
  from: v.string(),
  to: v.string(),
  /** Part of the half hours between them that the file has. */
  share: v.number(),
});
export type HalfHours = Read<typeof halfHours>;

export const MONTHS_OF_YEAR = 12;
export const HALF_HOURS_OF_DAY = 48;
/** Fewer days say too little of a year. */
export const LEAST_DAYS = 28;
/** kWh in half an hour: more than the supply of a home can carry. */
export const MOST_IN_HALF_HOUR = 50;
