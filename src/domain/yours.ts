// Details of the home that only the visitor knows (YOURS-01 to 04), by their names in the request.
import * as v from 'valibot';
import type { Read } from './schema.ts';

/** Null if the visitor removed it; absent if they never gave it. */
export type Yours = Readonly<Record<string, string | number | HalfHours | null>>;

/** The values given for these names. */
export function stated<Fact>(
  yours: Readonly<Record<string, Fact | null>>,
  names: readonly string[],
): Readonly<Record<string, Fact>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const fact = yours[name];
      return fact == null ? [] : [[name, fact]];
    }),
  );
}

// HALF-02: the only data of a meter's half hours that leaves the browser.

export const halfHours = v.object({
  /** kWh in each half hour of a mean day of each month, 12 by 48 from January 00:00; null for a month without readings. */
  means: v.array(v.nullable(v.array(v.number()))),
  /** First and last day, ISO dates in London's time. */
  from: v.string(),
  to: v.string(),
  /** The share of the half hours between them that the file has. */
  share: v.number(),
});
export type HalfHours = Read<typeof halfHours>;

/** A home that did not change uses less than twice as much as in another year; a neighbour or a whole street may use more. */
const OTHER_METER = 2;

/** The file's kWh in 365 days, by the months with readings, if that may be of another meter than the known yearly use. */
export function doubtfulYear({ means }: HalfHours, known: number | null): number | null {
  const read = means.flatMap((mean) => mean ?? []);
  const year = (read.reduce((sum, kWh) => sum + kWh) / read.length) * HALF_HOURS_OF_DAY * 365;
  return known && (year > known * OTHER_METER || known > year * OTHER_METER) ? year : null;
}

export const MONTHS_OF_YEAR = 12;
export const HALF_HOURS_OF_DAY = 48;
/** With fewer days the data say too little about a year. */
export const LEAST_DAYS = 28;
/** kWh in half an hour: more than a home's supply can carry. */
export const MOST_IN_HALF_HOUR = 50;
