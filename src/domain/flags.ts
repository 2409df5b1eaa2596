// The session flags of the specification: which journeys are asked for, and which of them exclude each other.

import * as v from 'valibot';

/** What a quote is about, as the API's paths name it. The registry says which there are; a partner's types list them. */
export type Asset = string;

/** The assets of the specification, whose quotes are asked for by the same calls. */
export const quotedAsset = v.picklist(['solar', 'ashp', 'ev']);

/** A journey as a partner names it in the `journey` and `only` attributes. The registry says which there are. */
export type Journey = string;

/** The session flags of the specification, and one for each journey that an asset brings besides. */
export interface Flags {
  readonly ashp: boolean;
  readonly solar: boolean;
  readonly evCompare: boolean;
  readonly evOnly: boolean;
  readonly [flag: string]: boolean;
}

export const NO_FLAGS: Flags = { ashp: false, solar: false, evCompare: false, evOnly: false };

/** The journey that asks about every asset at once. FLAG-02: what is asked when nothing was chosen. */
export const DEFAULT_JOURNEY: Journey = 'all';

/** The flags without contradictions: if both EV flags are on, only comparing stays on (FLAG-04, AMB-01). */
export function settleFlags(flags: Flags): Flags {
  return flags.evCompare && flags.evOnly ? { ...flags, evOnly: false } : flags;
}

/** Does the journey ask about a car? */
export function wantsEv(flags: Flags): boolean {
  return flags.evCompare || flags.evOnly;
}
