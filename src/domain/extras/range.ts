import * as v from 'valibot';
import type { Read } from '../read.ts';
import { textByKey } from './text-by-key.ts';

/** What may differ in reality: the change of the range's base, in its unit. */
const driver = v.object({
  id: v.string(),
  text: v.string(),
  /** The lowest and highest value of the driver, as text: '130p a litre'. */
  from: v.string(),
  to: v.string(),
  low: v.pipe(v.number(), v.maxValue(0)),
  high: v.pipe(v.number(), v.minValue(0)),
  source: v.string(),
  ...textByKey,
});
export type RangeDriver = Read<typeof driver>;

/**
 * The uncertainty of a figure: each driver is moved alone, and the two ends combine the effects.
 * A range that does not contain its own base, or has another unit than its figure, is dropped.
 */
export const range = v.pipe(
  v.object({
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
