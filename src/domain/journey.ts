// Assets, journeys and flags: which journeys are on, which exclude each other, which a partner offers and how each begins.
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

/** One journey of an asset: the name that partners use, and the flag that it sets. */
export interface Start {
  readonly journey: Journey;
  readonly flag: keyof Flags & string;
}

/** The names that the attributes `journey` and `only` take. */
export interface JourneyNames {
  readonly all: readonly Journey[];
  /** A name for several journeys of one asset: `ev` for both car journeys (BEY-20). */
  readonly groups: Readonly<Record<string, readonly Journey[]>>;
}

/** @param only the partner's choice; empty means everything */
export function isOffered(only: readonly Journey[], journey: Journey): boolean {
  return only.length === 0 || only.includes(journey);
}

/** The journeys of an asset that can be begun, in the order of their buttons (HOME-04, LAND-03). */
export function startsOf<One extends Start>(
  { starts }: { readonly starts: readonly One[] },
  only: readonly Journey[],
): readonly One[] {
  return starts.filter(({ journey }) => isOffered(only, journey));
}

/** The assets that a visitor can be quoted for: all if the journey `all` is on offer. */
export function offeredAssets<One extends { readonly starts: readonly Start[] }>(
  assets: readonly One[],
  only: readonly Journey[],
): readonly One[] {
  return assets.filter((asset) => isOffered(only, DEFAULT_JOURNEY) || startsOf(asset, only).length > 0);
}
