import type { Range, RangeDriver } from '../../../../src/domain/extras/range.ts';
import type { Moved } from './moved.ts';
import { movedValues } from './moved-values.ts';

const UNITS = { savings: '£/y', annualCost: '£/y', co2: 't/y' } as const;
/** To what the ends are shown: tens of pounds, tenths of a tonne. */
const STEPS = { '£/y': 10, 't/y': 0.1 } as const;
/** A change of less than that is none: half a penny, half a kilogram. */
const NOTHING = { '£/y': 0.005, 't/y': 0.0005 } as const;

/**
 * How sure a figure is. Each driver was moved alone; independent ones are combined side by side, since all at their
 * worst at once is not likely. The largest driver comes first.
 * @param replaced what the thing replaced costs or emits today: no end saves more, as it is shown. Infinite where something
 * is sold, too, or where the figure is no saving.
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

function driverOf({ ends, key, ...said }: Moved, base: number): RangeDriver {
  const changes = ends.map((end) => end - base);
  const { id, from, to } = said;
  const spoken = { key: `driver.${key ?? id}`, values: movedValues({ from, to }) };
  return { ...said, ...spoken, low: Math.min(0, ...changes), high: Math.max(0, ...changes) };
}

/** The last step that is shown below it. */
function floored(value: number, step: number): number {
  // 0.3 is 2.9999 steps of 0.1.
  return Math.floor(value / step + 1e-9) * step;
}

function side(changes: readonly number[]): number {
  return Math.hypot(...changes);
}

/** By the ends as they are shown, which are rounded outward. */
function verdictOf(low: number, high: number, step: number): Range['verdict'] {
  if (Math.floor(low / step) > 0) return 'better';
  return Math.ceil(high / step) < 0 ? 'worse' : 'either';
}
