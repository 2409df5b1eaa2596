// postcodes.io: the coordinates of a postcode. It needs no key, and receives only the postcode of a visitor.
import * as v from 'valibot';
import type { Ask } from './ask.ts';
import { type Found, found, type Notices } from './found.ts';
import { amount, judge } from './judge.ts';
import { below } from './settings.ts';

/** Degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

const answer = v.looseObject({
  result: v.nullish(v.looseObject({ latitude: amount, longitude: amount }), null),
});
/** The United Kingdom is within these bounds, so coordinates outside must be a mistake. */
const BOUNDS = { lat: [49, 61], lon: [-9, 2.5] } as const;

/** The client returns null for an unknown postcode, and for one without coordinates, as in the Crown dependencies. */
export function postcodesClient(base: URL, ask: Ask, notices: Notices) {
  return async (postcode: string): Promise<Found<Coordinates | null>> => {
    const reply = await ask({ url: below(base, `postcodes/${encodeURIComponent(postcode)}`) });
    const outcome = judge('postcodes.io', answer, reply, notices);
    if (!outcome.ok) return outcome;
    const { latitude: lat = null, longitude: lon = null } = outcome.value?.result ?? {};
    return found(isIn(lat, BOUNDS.lat) && isIn(lon, BOUNDS.lon) ? { lat, lon } : null);
  };
}

export type PostcodesClient = ReturnType<typeof postcodesClient>;

function isIn(value: number | null, [least, most]: readonly [number, number]): value is number {
  return value !== null && value >= least && value <= most;
}
