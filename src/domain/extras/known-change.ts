import type { SaidByKey } from './said-by-key.ts';

/** A change that is decided and not in the figures of the first year. */
export interface KnownChange extends SaidByKey {
  /** ISO date. */
  readonly from: string;
  readonly text: string;
  /** Pounds a year, of the saving or of the cost: negative is to the visitor's loss. */
  readonly change: number;
  /** Paid once, and not each year. */
  readonly once?: boolean | undefined;
}
