import type { Alternative } from './alternative.ts';
import type { Clock } from './clock.ts';
import type { Combined } from './combined.ts';
import type { Condition } from './condition.ts';
import type { KnownChange } from './known-change.ts';
import type { Prices } from './prices.ts';
import type { Range } from './range.ts';
import type { Sum } from './sum.ts';
import type { Support } from './support.ts';
import type { WhatIf } from './what-if.ts';
import type { WholeCost } from './whole-cost.ts';

/**
 * What a server may send beyond the specification, each part on its own: null where it was not sent or did not fit,
 * so that one that is malformed never costs the visitor the result.
 */
export interface ResultExtras {
  readonly prices: Prices | null;
  readonly ranges: readonly Range[] | null;
  /** By the `data-figure` that each explains. */
  readonly sums: Readonly<Record<string, Sum>> | null;
  readonly whatIf: WhatIf | null;
  readonly combined: Combined | null;
  /** Why there is no combined bill though it was asked for: 'other-home'. */
  readonly combinedReason: string | null;
  /** Why figures are unknown: 'charger', where no plug can deliver what is driven. */
  readonly reason: string | null;
  readonly clock: Clock | null;
  readonly conditions: readonly Condition[] | null;
  /** How many tariffs the recommended one was chosen from. */
  readonly compared: number | null;
  readonly wholeCost: WholeCost | null;
  readonly alternatives: readonly Alternative[] | null;
  readonly known: readonly KnownChange[] | null;
  readonly support: readonly Support[] | null;
  /** False where the page that the quote was made on has nobody at this API who takes an enquiry. */
  readonly takesEnquiries: boolean | null;
  /** What the visitor can tell to make it theirs, by its name in the request, and what was told: null where nothing was. */
  readonly yours: Readonly<Record<string, string | number | null>> | null;
}
