import type { Range, RangeDriver } from './extras/range.ts';

const STEP = { '£/y': 10, 't/y': 0.1 } as const;

/** The ends as they are shown, rounded outward: pounds to £10, tonnes to 0.1. */
export function shownRange({ low, high, unit }: Pick<Range, 'low' | 'high' | 'unit'>) {
  const step = STEP[unit];
  // Whole steps first: 0.1 × 3 is not 0.3.
  const ends = { low: outward(low / step, Math.floor) * step, high: outward(high / step, Math.ceil) * step };
  // From the ends as shown, so that words and line say one thing.
  const verdict = ends.low > 0 ? 'better' : ends.high < 0 ? 'worse' : 'either';
  return { ...ends, verdict } as const;
}
export type ShownRange = ReturnType<typeof shownRange>;

/** A hair beside a whole step is that step: 526.7000000001 / 10 rounds up, 52.99999999999 does too. */
function outward(steps: number, round: (value: number) => number): number {
  const near = Math.round(steps);
  return Math.abs(steps - near) < 1e-9 ? near : round(steps);
}

/** Those that move anything, the one that could take most first: from a saving what it may lose, of a cost what it may add. */
export function sortedDrivers(range: Range): Range['drivers'] {
  const risk = ({ low, high }: RangeDriver) => (range.figure === 'annualCost' ? high : -low);
  return range.drivers
    .filter(({ low, high }) => low !== 0 || high !== 0)
    .toSorted((one, other) => risk(other) - risk(one) || other.high - other.low - (one.high - one.low));
}
