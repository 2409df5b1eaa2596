// How far a figure may differ in reality, and what makes it differ (HON-12).
import * as v from 'valibot';
import { object, ownText, type Read, textByKey } from './schema.ts';

/** What may differ in reality: the change of the range's base, in its unit. */
const driver = object({
  id: v.string(),
  text: ownText,
  /** The lowest and highest value of the driver, as text: '130p a litre'. */
  from: ownText,
  to: ownText,
  low: v.pipe(v.number(), v.maxValue(0)),
  high: v.pipe(v.number(), v.minValue(0)),
  source: ownText,
  ...textByKey,
});
export type RangeDriver = Read<typeof driver>;

/**
 * The uncertainty of a figure: each driver is moved alone, and the two ends combine the effects.
 * A range that does not contain its own base, or has another unit than its figure, is dropped.
 */
export const range = v.pipe(
  object({
    figure: v.picklist(['savings', 'annualCost', 'co2']),
    unit: v.picklist(['£/y', 't/y']),
    base: v.number(),
    low: v.number(),
    high: v.number(),
    /** Null if the figure is a cost, so that neither end is better or worse than today. */
    verdict: v.nullable(v.picklist(['better', 'either', 'worse'])),
    drivers: v.array(driver),
  }),
  v.check(({ low, base, high }) => low <= base && base <= high, 'low ≤ base ≤ high'),
  v.check(({ figure, unit }) => (figure === 'co2') === (unit === 't/y'), 'the unit of its figure'),
);
export type Range = Read<typeof range>;

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
