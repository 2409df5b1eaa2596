// How a journey begins, and which journeys a partner offers.
import { DEFAULT_JOURNEY, type Flags, type Journey } from './flags.ts';

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
