import { CONSTANTS } from './constants.ts';
import { NIGHT_SLOTS } from './load-profile.ts';
import { SLOTS } from './months.ts';

/** The share of a day's energy in each half hour; the shares add up to 1. */
export type DayShares = Float64Array;

/** RES-HP-10: hot water is heated in the three hours before 7am. */
export const WATER_HOURS: DayShares = evenly(8, 14);

/** RES-HP-14: storage heaters charge from midnight to 7am. */
export const NIGHT_HOURS: DayShares = evenly(0, NIGHT_SLOTS);

/** Dinner is cooked from 17:00 to 19:00. */
export const COOKING_HOURS: DayShares = evenly(34, 38);

/** A house that is heated all day, and less at night. */
export const SPACE_HOURS: DayShares = weighed(
  Float64Array.from(
    CONSTANTS.pumpHours.value.flatMap(([from = 0, to = 0, weight = 0]) =>
      Array(2 * (to - from)).fill(weight),
    ),
  ),
);

/** Equal shares from one slot to before another. */
export function evenly(from: number, to: number): DayShares {
  return weighed(Float64Array.from({ length: SLOTS }, (_, slot) => (slot >= from && slot < to ? 1 : 0)));
}

function weighed(weights: DayShares): DayShares {
  const day = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / day);
}
