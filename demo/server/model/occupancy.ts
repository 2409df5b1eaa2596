// How being at home shifts a household's use into daylight, and how much solar power it then uses directly.
import type { Occupancy } from '../../../src/domain/occupancy.ts';
import { CONSTANTS } from './constants.ts';
import { HOUSEHOLD_SHAPE, normalise, withNightShare, type YearShape } from './load-profile.ts';
import { SLOTS } from './months.ts';

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
