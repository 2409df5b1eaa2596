// Knows which journeys begin with which asset, and which of them a partner offers at all.
import type { Asset, Journey } from './flags.ts';

/** In the order of their buttons (HOME-04, LAND-03). */
const STARTS: Readonly<Record<Asset, readonly Journey[]>> = {
  solar: ['solar'],
  ev: ['ev-compare', 'ev-only'],
  ashp: ['heat-pump'],
};

/** @param only the partner's choice; empty means everything */
export function isOffered(only: readonly Journey[], journey: Journey): boolean {
  return only.length === 0 || only.includes(journey);
}

/** The journeys of an asset that can be begun. */
export function startsOf(asset: Asset, only: readonly Journey[]): readonly Journey[] {
  return STARTS[asset].filter((journey) => isOffered(only, journey));
}
