import * as v from 'valibot';
import { alternative } from './alternative.ts';
import { clock } from './clock.ts';
import { combined } from './combined.ts';
import { condition } from './condition.ts';
import { knownChange } from './known-change.ts';
import { prices } from './prices.ts';
import { range } from './range.ts';
import { sum } from './sum.ts';
import { support } from './support.ts';
import { whatIf } from './what-if.ts';
import { wholeCost } from './whole-cost.ts';

/** What a result may have beyond the specification, by its name in the answer; the reference API is checked against it. */
export const extras = {
  prices,
  ranges: v.array(range),
  /** By the `data-figure` that each explains. */
  sums: v.record(v.string(), sum),
  whatIf,
  combined,
  /** Why there is no combined bill although it was requested: 'other-home'. */
  combinedReason: v.string(),
  /** Why figures are unknown: 'charger' if no charger can deliver enough for the miles. */
  reason: v.string(),
  clock,
  conditions: v.array(condition),
  /** The number of tariffs that the recommended one was chosen from. */
  compared: v.pipe(v.number(), v.integer(), v.minValue(0)),
  alternatives: v.array(alternative),
  known: v.array(knownChange),
  support: v.array(support),
  wholeCost,
  /** False if nobody at this API accepts enquiries from the page that the quote was made on. */
  takesEnquiries: v.boolean(),
  /** The details that the visitor can give, by their names in the request, with their current values; null if not given. */
  yours: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
};
