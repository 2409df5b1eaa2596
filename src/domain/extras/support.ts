import * as v from 'valibot';
import { figure, label, type Read } from '../read.ts';
import { textByKey } from './text-by-key.ts';

/** A grant, a tax relief or a decided change that could apply to this home. */
export const support = v.object({
  id: v.string(),
  text: v.string(),
  /** Null if the amount depends on something unknown here. */
  amount: figure,
  unit: label,
  /** ISO dates; null if no end was announced. */
  from: label,
  to: label,
  conditions: v.array(v.string()),
  /** The keys of each condition, in order, for the language's sentences. */
  conditionIds: v.optional(v.array(v.string())),
  /** Null if this home's answer is unknown. */
  met: v.nullable(v.boolean()),
  source: v.string(),
  ...textByKey,
});
export type Support = Read<typeof support>;
