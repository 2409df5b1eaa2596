import * as v from 'valibot';
import { figure, label, type Read } from '../read.ts';
import { textByKey } from './text-by-key.ts';

/** A grant, a tax relief or a decided change that could apply to this home. */
export const support = v.object({
  id: v.string(),
  text: v.string(),
  /** Null where the sum depends on what is not known here. */
  amount: figure,
  unit: label,
  /** ISO dates; null where no end was announced. */
  from: label,
  to: label,
  conditions: v.array(v.string()),
  /** Of each of them, in their order: what a language pack says them by. */
  conditionIds: v.optional(v.array(v.string())),
  /** Null where this home's answer is not known. */
  met: v.nullable(v.boolean()),
  source: v.string(),
  ...textByKey,
});
export type Support = Read<typeof support>;
