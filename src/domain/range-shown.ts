import type { Range, RangeDriver } from './extras/range.ts';

const STEP = { '£/y': 10, 't/y': 0.1 } as const;

/** The ends as shown, rounded outward: pounds to £10, tonnes to 0.1. */
export function shownRange({ low, high, unit }: Pick<Range, 'low' | 'high' | 'unit'>) {
  const step = STEP[unit];
  // Calculates in whole steps, since 0.1 × 3 is not 0.3.
  const ends = { low: outward(low / step, Math.floor) * step, high: outward(high / step, Math.ceil) * step };
  // From the ends as shown, so that the sentence and the line agree.
  const verdict = ends.low > 0 ? 'better' : ends.high < 0 ? 'worse' : 'either';
  return { ...ends, verdict } as const;
}
export type ShownRange = ReturnType<typeof shownRange>;

/** A tiny difference from a whole step is ignored: 526.7000000001 / 10 rounds up, and so does 52.99999999999. */
function outward(steps: number, round: (value: number) => number): number {
  const near = Math.round(steps);
  return Math.abs(steps - near) < 1e-9 ? near : round(steps);
}

/** Drivers that change the figure as it is shown, the worst first: the largest loss of a saving, or the largest rise of a cost. */
export function sortedDrivers(range: Range): Range['drivers'] {
  const risk = ({ low, high }: RangeDriver) => (range.figure === 'annualCost' ? high : -low);
  return range.drivers
    .filter(({ low, high }) => Math.max(Math.abs(low), Math.abs(high)) >= (range.unit === 't/y' ? 0.05 : 0.5))
    .toSorted((one, other) => risk(other) - risk(one) || other.high - other.low - (one.high - one.low));
}

/** Returns where a value is on one axis for all drivers, in percent of it. The axis includes zero. */
export function driverAxis(drivers: Range['drivers']): (value: number) => number {
  const start = Math.min(0, ...drivers.map(({ low }) => low));
  const length = Math.max(0, ...drivers.map(({ high }) => high)) - start || 1;
  return (value: number) => (100 * (value - start)) / length;
}
