// Knows the journeys a visitor can be on: the specification's flags, their defaults and what each choice sets.

/** What a quote is about, as the API's paths name it. */
export type Asset = 'solar' | 'ev' | 'ashp';

/** The session flags of the specification. `evCompare` and `evOnly` are never both true (FLAG-04). */
export interface Flags {
  readonly ashp: boolean;
  readonly solar: boolean;
  readonly evCompare: boolean;
  readonly evOnly: boolean;
}

/** The journeys as a partner names them in the `journey` and `only` attributes. */
export const JOURNEYS = ['heat-pump', 'solar', 'ev-compare', 'ev-only', 'all'] as const;
export type Journey = (typeof JOURNEYS)[number];

const NONE: Flags = { ashp: false, solar: false, evCompare: false, evOnly: false };

const JOURNEY_FLAGS: Readonly<Record<Journey, Flags>> = {
  'heat-pump': { ...NONE, ashp: true },
  solar: { ...NONE, solar: true },
  'ev-compare': { ...NONE, evCompare: true },
  'ev-only': { ...NONE, evOnly: true },
  all: { ...NONE, ashp: true, solar: true, evCompare: true },
};

/** FLAG-02: what is asked when nothing was chosen. */
export const DEFAULT_JOURNEY: Journey = 'all';

/** The flags of one journey, all others off (HOME-09…12, LAND-02). */
export function flagsFor(journey: Journey): Flags {
  return JOURNEY_FLAGS[journey];
}

/** Flags that contradict no other: with both EV flags on, comparing wins (FLAG-04, AMB-01). */
export function settleFlags(flags: Flags): Flags {
  return flags.evCompare && flags.evOnly ? { ...flags, evOnly: false } : flags;
}

/** Does the journey ask about a car? */
export function wantsEv(flags: Flags): boolean {
  return flags.evCompare || flags.evOnly;
}

/** The assets to quote, in the order of the result tabs (AMB-09). */
export function activeAssets(flags: Flags): readonly Asset[] {
  const active: Readonly<Record<Asset, boolean>> = {
    solar: flags.solar,
    ev: wantsEv(flags),
    ashp: flags.ashp,
  };
  return ASSETS.filter((asset) => active[asset]);
}

/** Every asset, in tab order. */
export const ASSETS: readonly Asset[] = ['solar', 'ev', 'ashp'];
