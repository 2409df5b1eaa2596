// Being at home moves a household's use into the daylight; this calculates how much solar power it then uses directly.
import type { Occupancy } from '../../../src/domain/occupancy.ts';
import { CONSTANTS } from './constants.ts';
import { HOUSEHOLD_SHAPE, normalise, withNightShare, type YearShape } from './load-profile.ts';
import { SLOTS } from './months.ts';

/** A household's use and how far it coincides with generation inside a half hour. */
interface OccupiedShape {
  /** kWh in each half hour for 1 kWh a year. */
  readonly shape: YearShape;
  /** Share of the use under the generation that is met by it at once: a fit, not a physical claim. */
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

/** The day's factor from 09:00 to 16:00, half of its effect in the half hour on either side. */
function factor(slot: number, dayFactor: number): number {
  if (slot >= 18 && slot < 32) return dayFactor;
  return slot === 17 || slot === 32 ? (1 + dayFactor) / 2 : 1;
}
