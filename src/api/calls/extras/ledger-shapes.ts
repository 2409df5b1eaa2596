import * as v from 'valibot';
import { figure, label } from '../shapes.ts';
import { saidByKey } from './said-by-key.ts';

/** The small tables beside a result: prices, support, decided changes, other systems. */
export const pricesShape = v.object({
  capFrom: v.string(),
  capTo: v.string(),
  fuels: v.array(v.object({ fuel: v.string(), pence: v.number(), unit: v.string(), date: v.string() })),
});

export const supportShape = v.object({
  id: v.string(),
  text: v.string(),
  amount: figure,
  unit: label,
  from: label,
  to: label,
  conditions: v.array(v.string()),
  conditionIds: v.optional(v.array(v.string())),
  met: v.nullable(v.boolean()),
  source: v.string(),
  ...saidByKey,
});

export const knownChangeShape = v.object({
  from: v.string(),
  text: v.string(),
  change: v.number(),
  once: v.optional(v.boolean()),
  ...saidByKey,
});

export const alternativeShape = v.object({
  id: v.picklist(['panels-only', 'with-battery']),
  battery: figure,
  cost: v.number(),
  savings: v.number(),
  breakeven: v.nullable(v.number()),
  left: figure,
  tariffName: label,
});
