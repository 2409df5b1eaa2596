import * as v from 'valibot';
import { clockShape } from './clock-shape.ts';
import { combinedShape } from './combined-shape.ts';
import { conditionShape } from './condition-shape.ts';
import { alternativeShape, knownChangeShape, pricesShape, supportShape } from './ledger-shapes.ts';
import { rangeShape } from './range-shape.ts';
import { sumShape } from './sum-shape.ts';
import { whatIfShape } from './what-if-shape.ts';
import { wholeCostShape } from './whole-cost-shape.ts';

/** What a result may carry beyond the specification, by its name on the wire: what the reference API is held to. */
export const extrasShapes = {
  prices: pricesShape,
  ranges: v.array(rangeShape),
  sums: v.record(v.string(), sumShape),
  whatIf: whatIfShape,
  combined: combinedShape,
  combinedReason: v.string(),
  reason: v.string(),
  clock: clockShape,
  conditions: v.array(conditionShape),
  compared: v.pipe(v.number(), v.integer(), v.minValue(0)),
  alternatives: v.array(alternativeShape),
  known: v.array(knownChangeShape),
  support: v.array(supportShape),
  wholeCost: wholeCostShape,
  takesEnquiries: v.boolean(),
  yours: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
};
