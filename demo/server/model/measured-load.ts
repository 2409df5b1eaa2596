// HALF-03: uses a home's own half hours instead of a typical household's.
import type { HalfHours } from '../../../src/domain/half-hours.ts';
import { type HeatDemand, splitHeat } from './heat-demand.ts';
import { type YearShape, yearTotal } from './load-profile.ts';
import { DAYS, SLOTS, sum } from './months.ts';

/** Facts about a measured load. */
export interface Measured extends Omit<HalfHours, 'means'> {
  /** Months without readings, which get the usual shape; January is 0. */
  readonly filled: readonly number[];
  /** The share of the year's days in months with readings. */
  readonly part: number;
}

/** The fields of `HomeLoad` that a meter determines. */
interface Metered {
  readonly household: number;
  readonly heating: HeatDemand | null;
  readonly total: number;
  readonly own: YearShape;
  readonly shape: YearShape;
  readonly measured?: Measured | undefined;
}

/**
 * The load by the meter. The meter does not show which part is heat, so each half hour has the same share of heat as in
 * a usual home with this use. @param usual returns the home's load without half hours, for a yearly use or the known one
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

/** A month without readings has the usual shape, scaled by how far the other months differ from usual. */
function measuredShape({ means }: HalfHours, usual: YearShape): YearShape {
  const read = (at: number) => means[Math.floor(at / SLOTS)]?.[at % SLOTS];
  const known = yearTotal(usual.map((_, at) => read(at) ?? 0));
  const usually = yearTotal(usual.map((kWh, at) => (read(at) === undefined ? 0 : kWh)));
  return usual.map((kWh, at) => read(at) ?? (kWh * known) / usually);
}

function measured({ means, ...rest }: HalfHours): Measured {
  const filled = DAYS.flatMap((_, month) => (means[month] ? [] : [month]));
  return { ...rest, filled, part: 1 - sum(filled.map((month) => DAYS[month]!)) / sum(DAYS) };
}
