import * as v from 'valibot';
import { saidByKey } from './said-by-key.ts';

const driver = v.object({
  id: v.string(),
  text: v.string(),
  from: v.string(),
  to: v.string(),
  low: v.pipe(v.number(), v.maxValue(0)),
  high: v.pipe(v.number(), v.minValue(0)),
  source: v.string(),
  ...saidByKey,
});

const range = v.object({
  figure: v.picklist(['savings', 'annualCost', 'co2']),
  unit: v.picklist(['£/y', 't/y']),
  base: v.number(),
  low: v.number(),
  high: v.number(),
  verdict: v.nullable(v.picklist(['better', 'either', 'worse'])),
  drivers: v.array(driver),
});

/** One that does not hold its own base, or is in another unit than its figure, is no range. */
export const rangeShape = v.pipe(
  range,
  v.check(({ low, base, high }) => low <= base && base <= high, 'low ≤ base ≤ high'),
  v.check(({ figure, unit }) => (figure === 'co2') === (unit === 't/y'), 'the unit of its figure'),
);
