// HALF-03: uses a home's own half hours in place of a typical household's.
import type { HalfHours } from '../../../src/domain/half-hours.ts';
import { type HeatDemand, splitHeat } from './heat-pump/heat-demand.ts';
import { type YearShape, yearTotal } from './load-profile.ts';
import { DAYS, SLOTS, sum } from './months.ts';

/** What is said of a load that was measured. */
export interface Measured extends Omit<HalfHours, 'means'> {
  /** Months that were not read and are taken as usual, January is 0. */
  readonly filled: readonly number[];
  /** Part of the year's days whose months were read. */
  readonly part: number;
}

/** Of a home's load, what its meter tells (`HomeLoad`). */
interface Metered {
  readonly household: number;
  readonly heating: HeatDemand | null;
  readonly total: number;
  readonly own: YearShape;
  readonly shape: YearShape;
  readonly measured?: Measured | undefined;
}

/**
 * The load that the meter read. What of it is heat, no meter says: of each half hour as much as in a usual home of this
 * use. @param usual the home's load without half hours, by its use a year; by what else is known of that where not given.
 */
export function measuredLoad<Load extends Metered>(
  halfHours: HalfHours,
  usual: (use?: number) => Load,
): Load {
  const shape = measuredShape(halfHours, usual().shape);
  const total = yearTotal(shape);
  const like = usual(total);
  const isHeated = like.heating !== null;
  const own = isHeated ? shape.map((kWh, at) => kWh * ratio(like.own[at]!, like.shape[at]!)) : shape;
  const household = isHeated ? yearTotal(own) : total;
  const heating = like.heating && splitHeat(total - household, like.heating);
  return { ...like, household, heating, total, own, shape, measured: measured(halfHours) };
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 1;
}

/** A month that was not read is as usual, and as much more or less than usual as all those that were. */
function measuredShape({ means }: HalfHours, usual: YearShape): YearShape {
  const read = (at: number) => means[Math.floor(at / SLOTS)]?.[at % SLOTS];
  const known = yearTotal(usual.map((_, at) => read(at) ?? 0));
  const usually = yearTotal(usual.map((kWh, at) => (read(at) === undefined ? 0 : kWh)));
  return usual.map((kWh, at) => read(at) ?? (kWh * known) / usually);
}

function measured({ means, ...said }: HalfHours): Measured {
  const filled = DAYS.flatMap((_, month) => (means[month] ? [] : [month]));
  return { ...said, filled, part: 1 - sum(filled.map((month) => DAYS[month]!)) / sum(DAYS) };
}
