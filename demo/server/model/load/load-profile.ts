// Elexon profile class 1 by month and half hour, which can be adapted to an Economy 7 meter.

import type { Occupancy } from '../../../../src/domain/usage.ts';
import { readTable } from '../../data/read-table.ts';
import { DAYS, MONTHS, type Monthly, monthly, SLOTS, sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';

/** The half hours of the Economy 7 night, 00:00 to 07:00. */
export const NIGHT_SLOTS = 14;

/** kWh in each half hour of a day of each month (12 × 48, January 00:00 first) for 1 kWh a year. */
export type YearShape = Float64Array;

const profile = readTable('load_profile_pc1.csv', (row) =>
  MONTHS.map((month) => row.number(`${month}_wh_per_kwh_year_per_day`)),
);

/** The usual household. */
export const HOUSEHOLD_SHAPE: YearShape = normalise(
  Float64Array.from(
    { length: MONTHS.length * SLOTS },
    (_, at) => profile[at % SLOTS]![Math.floor(at / SLOTS)]!,
  ),
);

/** kWh of each month. */
export function byMonth(shape: YearShape): Monthly {
  return monthly((month, days) => days * sum(monthOf(shape, month)));
}

/** Scales the night and the day so that the night has the price cap's Economy 7 share. */
export function withNightShare(shape: YearShape): YearShape {
  const isNight = (at: number) => at % SLOTS < NIGHT_SLOTS;
  const share = CONSTANTS.economy7NightShare.value;
  const night = yearTotal(shape.map((value, at) => (isNight(at) ? value : 0)));
  return shape.map((value, at) => value * (isNight(at) ? share / night : (1 - share) / (1 - night)));
}

/** Scales a shape so that its year adds up to 1 kWh. */
function normalise(shape: YearShape): YearShape {
  const year = yearTotal(shape);
  return shape.map((value) => value / year);
}

/** kWh a year in each half hour of each month's days (12 × 48), for tariffs with prices by month. */
export function byMonthHours(shape: YearShape): Float64Array {
  return each(shape.length, (at) => shape[at]! * DAYS[Math.floor(at / SLOTS)]!);
}

/** The shape of a year in which every day has these shares. */
export function everyDay(shares: Float64Array): YearShape {
  return each(MONTHS.length * SLOTS, (at) => shares[at % SLOTS]! / 365);
}

/** kWh a year in each half hour of the day, for tariffs with the same prices all year. */
export function byHalfHour(shape: YearShape): Float64Array {
  const year = new Float64Array(SLOTS);
  for (let month = 0; month < DAYS.length; month++)
    for (let slot = 0; slot < SLOTS; slot++) year[slot]! += DAYS[month]! * shape[month * SLOTS + slot]!;
  return year;
}

/** Adds two loads, half hour by half hour. */
export function add(one: Float64Array, other: Float64Array): Float64Array {
  return each(one.length, (at) => one[at]! + other[at]!);
}

export function scaled(load: Float64Array, factor: number): Float64Array {
  return each(load.length, (at) => load[at]! * factor);
}

/** As `Float64Array.from` does, in a fraction of its time: a home's bill makes thousands of loads. */
function each(length: number, valueAt: (at: number) => number): Float64Array {
  const made = new Float64Array(length);
  for (let at = 0; at < length; at++) made[at] = valueAt(at);
  return made;
}

/** kWh a year. */
export function yearTotal(shape: YearShape): number {
  return sum(DAYS.map((days, month) => days * sum(monthOf(shape, month))));
}

function monthOf(shape: YearShape, month: number): Float64Array {
  return shape.subarray(month * SLOTS, (month + 1) * SLOTS);
}

// How being at home shifts a household's use into daylight, and how much solar power it then uses directly.

/** A household's profile, and how far its use coincides with generation within a half hour. */
interface OccupiedShape {
  /** kWh in each half hour for 1 kWh a year. */
  readonly shape: YearShape;
  /** The share of use during generation that is met directly. It was fitted to data and has no physical meaning. */
  readonly coincidence: number;
}

const SHAPES: Readonly<Record<Occupancy, OccupiedShape>> = {
  1: occupied(1, false),
  2: occupied(2, false),
  3: occupied(3, false),
  4: occupied(4, false),
};
const NIGHT_METER_SHAPES: Readonly<Record<Occupancy, OccupiedShape>> = {
  1: occupied(1, true),
  2: occupied(2, true),
  3: occupied(3, true),
  4: occupied(4, true),
};

export function occupiedShape(occupancy: Occupancy, isEconomy7: boolean): OccupiedShape {
  return (isEconomy7 ? NIGHT_METER_SHAPES : SHAPES)[occupancy];
}

function occupied(occupancy: Occupancy, isEconomy7: boolean): OccupiedShape {
  const { dayFactor, coincidence } = CONSTANTS.occupancy.value[occupancy];
  const shape = normalise(HOUSEHOLD_SHAPE.map((use, at) => use * factor(at % SLOTS, dayFactor)));
  return { shape: isEconomy7 ? withNightShare(shape) : shape, coincidence };
}

/** The factor applies from 09:00 to 16:00, and by half in the half hours before and after. */
function factor(slot: number, dayFactor: number): number {
  if (slot >= 18 && slot < 32) return dayFactor;
  return slot === 17 || slot === 32 ? (1 + dayFactor) / 2 : 1;
}
