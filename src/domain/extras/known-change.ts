import * as v from 'valibot';
import type { Read } from '../read.ts';
import { textByKey } from './text-by-key.ts';

/** A change that is decided and not in the figures of the first year. What is known of the home is in `assumptions`. */
export const knownChange = v.object({
  /** ISO date. */
  from: v.string(),
  text: v.string(),
  /** Pounds a year, of the saving or of the cost: negative is to the visitor's loss. */
  change: v.number(),
  /** Paid once, and not each year. */
  once: v.optional(v.boolean()),
  ...textByKey,
});
export type KnownChange = Read<typeof knownChange>;
