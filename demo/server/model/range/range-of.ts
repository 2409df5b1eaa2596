import type { Range, RangeDriver } from '../../../../src/domain/range.ts';

const UNITS = { savings: '£/y', annualCost: '£/y', co2: 't/y' } as const;
/** The ends are shown in these steps. */
const STEPS = { '£/y': 10, 't/y': 0.1 } as const;
/** A smaller change counts as none. */
const NOTHING = { '£/y': 0.005, 't/y': 0.0005 } as const;

/**
 * The uncertainty of a figure. Each driver was changed alone. Since drivers are independent and unlikely to be at their
 * worst together, they are combined by the root of the sum of squares. The largest driver comes first.
 * @param replaced the cost or CO2 of what is replaced, above which no end may be; infinite if electricity is also sold, or
 * the figure is not a saving
 */
export function rangeOf(
  figure: Range['figure'],
  base: number,
  moved: readonly Moved[],
  replaced = Number.POSITIVE_INFINITY,
): Range {
  const unit = UNITS[figure];
  const drivers = moved
    .map((one) => driverOf(one, base))
    .filter(({ low, high }) => high - low >= NOTHING[unit])
    .sort((one, other) => other.high - other.low - (one.high - one.low));
  const low = base - side(drivers.map((driver) => driver.low));
  const most = Math.max(base, floored(replaced, STEPS[unit]));
  const high = Math.min(most, base + side(drivers.map((driver) => driver.high)));
  const verdict = figure === 'annualCost' ? null : verdictOf(low, high, STEPS[unit]);
  return { figure, unit, base, low, high, verdict, drivers };
}

function driverOf({ ends, key, ...driver }: Moved, base: number): RangeDriver {
  const changes = ends.map((end) => end - base);
  return {
    ...driver,
    key: `driver.${key ?? driver.id}`,
    low: Math.min(0, ...changes),
    high: Math.max(0, ...changes),
  };
}

/** Rounds down to a step. */
function floored(value: number, step: number): number {
  // In floating point, 0.3 / 0.1 is slightly less than 3.
  return Math.floor(value / step + 1e-9) * step;
}

function side(changes: readonly number[]): number {
  return Math.hypot(...changes);
}

/** Uses the ends as shown, which are rounded outward. */
function verdictOf(low: number, high: number, step: number): Range['verdict'] {
  if (Math.floor(low / step) > 0) return 'better';
  return Math.ceil(high / step) < 0 ? 'worse' : 'either';
}

/** A driver of uncertainty, and the figure at each of its ends. */
export interface Moved {
  readonly id: string;
  /** The key of its sentences, if it differs from the id: its name, `.moved` and `.source`. */
  readonly key?: string;
  /** `from` and `to` are the two ends of the driver. */
  readonly values: NonNullable<RangeDriver['values']>;
  readonly ends: readonly number[];
  /** The key of the sentence that says why these ends, if it is not `.source`. */
  readonly sourceKey?: string;
}

/** Returns null if the driver does not apply to this home. */
export type Driver<Stage> = (stage: Stage) => Moved | null;

/** Returns the drivers that apply. */
export function movedBy<Stage>(stage: Stage, drivers: readonly Driver<Stage>[]): readonly Moved[] {
  return drivers.flatMap((driver) => driver(stage) ?? []);
}
