import type { Range, RangeDriver } from '../../../../src/domain/extras/range.ts';
import type { Moved } from './moved.ts';
import { movedValues } from './moved-values.ts';

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

function driverOf({ ends, key, ...rest }: Moved, base: number): RangeDriver {
  const changes = ends.map((end) => end - base);
  const { id, from, to } = rest;
  const spoken = { key: `driver.${key ?? id}`, values: movedValues({ from, to }) };
  return { ...rest, ...spoken, low: Math.min(0, ...changes), high: Math.max(0, ...changes) };
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
