import * as v from 'valibot';
import type { Read } from '../read.ts';
import { textByKey } from './text-by-key.ts';

/** A decided change that is not in the first year's figures. What is known of the home is in `assumptions`. */
export const knownChange = v.object({
  /** ISO date. */
  from: v.string(),
  text: v.string(),
  /** Pounds a year of the saving or the cost; negative if the visitor loses. */
  change: v.number(),
  /** Paid once, and not each year. */
  once: v.optional(v.boolean()),
  ...textByKey,
});
export type KnownChange = Read<typeof knownChange>;
