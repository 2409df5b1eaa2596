// HALF-02, HALF-03: the mean half hours of a home, as a quote's request has them.
import * as v from 'valibot';
import { HALF_HOURS_OF_DAY, LEAST_DAYS, MONTHS_OF_YEAR, MOST_IN_HALF_HOUR } from '../../domain/half-hours.ts';
import { ELECTRICITY_BOUNDS } from '../../domain/usage.ts';

const kWh = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_IN_HALF_HOUR));
const day = v.pipe(v.string(), v.isoDate());

const DAYS_OF_YEAR = 365;
const DAY_MS = 86_400_000;

/** kWh a year, if the months without readings are like the others. */
function yearOf(means: readonly (readonly number[] | null)[]): number {
  const read = means.filter((month) => month !== null);
  const total = read.flat().reduce((sum, one) => sum + one, 0);
  return read.length === 0 ? 0 : (total / read.length) * DAYS_OF_YEAR;
}

export const halfHours = v.pipe(
  v.object({
    /** kWh in each half hour of a mean day of each month, January first; null for a month without readings. */
    means: v.pipe(
      v.array(v.nullable(v.pipe(v.array(kWh), v.length(HALF_HOURS_OF_DAY)))),
      v.length(MONTHS_OF_YEAR),
    ),
    from: day,
    to: day,
    /** The share of the half hours between the two days that the file holds. */
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.check(({ means }) => {
    const { min, max } = ELECTRICITY_BOUNDS[1];
    const year = yearOf(means);
    return year >= min && year <= max;
  }, 'halfHours must come to a use that a home can have in a year.'),
  v.check(
    ({ from, to }) => Date.parse(to) - Date.parse(from) >= (LEAST_DAYS - 1) * DAY_MS,
    `halfHours must be of at least ${LEAST_DAYS} days.`,
  ),
);
