// The specification's session flags: which journeys are on, and which exclude each other.

import * as v from 'valibot';

/** What a quote is about, by its name in the API's paths. The registry lists the names; a partner's types list them too. */
export type Asset = string;

/** The specification's assets, whose quotes use the same calls. */
export const quotedAsset = v.picklist(['solar', 'ashp', 'ev']);

/** A journey's name in the `journey` and `only` attributes. The registry lists them. */
export type Journey = string;

/** The specification's session flags, and one for each other journey that an asset adds. */
export interface Flags {
  readonly ashp: boolean;
  readonly solar: boolean;
  readonly evCompare: boolean;
  readonly evOnly: boolean;
  readonly [flag: string]: boolean;
}

export const NO_FLAGS: Flags = { ashp: false, solar: false, evCompare: false, evOnly: false };

/** The journey that asks about every asset. FLAG-02: the default if nothing was chosen. */
export const DEFAULT_JOURNEY: Journey = 'all';

/** The flags without contradictions: if both EV flags are on, only comparing stays on (FLAG-04, AMB-01). */
export function settleFlags(flags: Flags): Flags {
  return flags.evCompare && flags.evOnly ? { ...flags, evOnly: false } : flags;
}

/** True if the journey asks about a car. */
export function wantsEv(flags: Flags): boolean {
  return flags.evCompare || flags.evOnly;
}
