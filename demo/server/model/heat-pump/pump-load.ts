// Knows when a heat pump runs: hot water for seven, the house all day and less at night.
import { CONSTANTS } from '../constants.ts';
import { NIGHT_SLOTS } from '../load-profile.ts';
import { SLOTS } from '../months.ts';
import type { HalfHours, PumpDemand } from '../tariff/home-cost.ts';
import type { PumpElectricity } from './pump-electricity.ts';

/** RES-HP-10: hot water over three hours for 7am. */
const WATER = { from: 8, to: 14 };
const AFTERNOON = { from: 26, to: 32 };
const EVENING = { from: 32, to: 38 };

const weights = Float64Array.from(
  CONSTANTS.pumpHours.value.flatMap(([from = 0, to = 0, weight = 0]) => Array(2 * (to - from)).fill(weight)),
);
const wholeDay = weights.reduce((total, weight) => total + weight, 0);

/** kWh a year in each half hour: as it would run, and with half of the evening moved to the afternoon. */
export function pumpLoad({ space, hotWater }: PumpElectricity): PumpDemand {
  const forSpace = weights.map((weight) => (weight / wholeDay) * space);
  const forWater = spread(hotWater, WATER);
  return { usual: add(forSpace, forWater), moved: add(preheated(forSpace), forWater) };
}

/** RES-HP-14: storage heating takes all its heat from midnight to seven. */
export function nightHeat(heat: number): HalfHours {
  return spread(heat, { from: 0, to: NIGHT_SLOTS });
}

/** Adds two loads, half hour by half hour. */
export function add(one: HalfHours, other: HalfHours): HalfHours {
  return one.map((energy, slot) => energy + other[slot]!);
}

function preheated(space: HalfHours): HalfHours {
  const evening = space.slice(EVENING.from, EVENING.to).reduce((total, energy) => total + energy / 2, 0);
  const halved = space.map((energy, slot) => (within(EVENING, slot) ? energy / 2 : energy));
  return add(halved, spread(evening, AFTERNOON));
}

function spread(energy: number, hours: { from: number; to: number }): HalfHours {
  const each = energy / (hours.to - hours.from);
  return Float64Array.from({ length: SLOTS }, (_, slot) => (within(hours, slot) ? each : 0));
}

function within({ from, to }: { from: number; to: number }, slot: number): boolean {
  return slot >= from && slot < to;
}
