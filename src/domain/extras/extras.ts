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

/** What a result may carry beyond the specification, by its name on the wire: what the reference API is held to. */
export const extras = {
  prices,
  ranges: v.array(range),
  /** By the `data-figure` that each explains. */
  sums: v.record(v.string(), sum),
  whatIf,
  combined,
  /** Why there is no combined bill though it was asked for: 'other-home'. */
  combinedReason: v.string(),
  /** Why figures are unknown: 'charger', where no plug can deliver what is driven. */
  reason: v.string(),
  clock,
  conditions: v.array(condition),
  /** How many tariffs the recommended one was chosen from. */
  compared: v.pipe(v.number(), v.integer(), v.minValue(0)),
  alternatives: v.array(alternative),
  known: v.array(knownChange),
  support: v.array(support),
  wholeCost,
  /** False where the page that the quote was made on has nobody at this API who takes an enquiry. */
  takesEnquiries: v.boolean(),
  /** What the visitor can tell to make it theirs, by its name in the request, and what was told: null where nothing was. */
  yours: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
};
