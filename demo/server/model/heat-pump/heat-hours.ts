import { CONSTANTS } from '../constants.ts';
import { NIGHT_SLOTS } from '../load-profile.ts';
import { SLOTS } from '../months.ts';

/** Share of a day in each of its half hours; the shares add up to 1. */
export type DayShares = Float64Array;

/** RES-HP-10: hot water over three hours for 7am. */
export const WATER_HOURS: DayShares = evenly(8, 14);

/** RES-HP-14: storage heating takes all its heat from midnight to seven. */
export const NIGHT_HOURS: DayShares = evenly(0, NIGHT_SLOTS);

/** The hours a dinner is cooked in: 17:00 to 19:00. */
export const COOKING_HOURS: DayShares = evenly(34, 38);

/** A house kept warm all day, and less at night. */
export const SPACE_HOURS: DayShares = weighed(
  Float64Array.from(
    CONSTANTS.pumpHours.value.flatMap(([from = 0, to = 0, weight = 0]) =>
      Array(2 * (to - from)).fill(weight),
    ),
  ),
);

/** The half hours from one slot up to another, all alike. */
export function evenly(from: number, to: number): DayShares {
  return weighed(Float64Array.from({ length: SLOTS }, (_, slot) => (slot >= from && slot < to ? 1 : 0)));
}

function weighed(weights: DayShares): DayShares {
  const day = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / day);
}
