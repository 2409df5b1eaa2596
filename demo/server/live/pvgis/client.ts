// The European Commission's PVGIS: what panels generate in a year on a slope at a place. It needs no key, and receives no postcode.
import * as v from 'valibot';
import { MONTHS, type Monthly, sum } from '../../model/months.ts';
import type { Ask } from '../ask.ts';
import { type Found, found, lacks } from '../found.ts';
import { amount, judge } from '../judge.ts';
import { below } from '../live-settings.ts';
import type { Notices } from '../notices.ts';
import type { Coordinates } from '../postcodes/client.ts';

/** Degrees from level, and west of south. */
export interface Slope {
  readonly tilt: number;
  readonly aspect: number;
}

/** kWh a year from each kWp, and the shares of its months. */
interface Yield {
  readonly pvYield: number;
  readonly months: Monthly;
}

const answer = v.looseObject({
  outputs: v.looseObject({
    monthly: v.looseObject({ fixed: v.array(v.looseObject({ month: amount, E_m: amount })) }),
    totals: v.nullish(v.looseObject({ fixed: v.nullish(v.looseObject({ E_y: amount })) })),
  }),
});
const NAME = 'PVGIS';
/** Its own usual loss, %: of cables and inverter. */
const LOSS = 14;
/** kWh a year from each kWp: no roof of these islands makes less or more. */
const BOUNDS = [200, 1400] as const;
/** The months and the year are rounded by themselves. */
const APART = 0.02;

/** Null where it knows no sun: over the sea. */
export function pvgisClient(base: URL, ask: Ask, notices: Notices) {
  return async ({ lat, lon }: Coordinates, { tilt, aspect }: Slope): Promise<Found<Yield | null>> => {
    const query = {
      lat,
      lon,
      peakpower: 1,
      loss: LOSS,
      angle: tilt,
      aspect,
      mountingplace: 'building',
      outputformat: 'json',
    };
    const told = judge(NAME, answer, await ask({ url: below(base, 'PVcalc', query) }), notices, isSea);
    if (!told.ok || !told.value) return told as Found<null>;
    const read = yieldOf(told.value);
    if (!read) notices.once(`${NAME} told a year that no roof makes.`);
    return read ? found(read) : lacks('unreadable');
  };
}

export type PvgisClient = ReturnType<typeof pvgisClient>;

const isSea = (status: number, json: unknown) =>
  status === 404 || (status === 400 && /over the sea/i.test(JSON.stringify(json ?? '')));

/** Null where the months are not all there, or do not come to the year. */
function yieldOf({ outputs: { monthly, totals } }: v.InferOutput<typeof answer>): Yield | null {
  const made = MONTHS.map((_, at) => monthly.fixed.find(({ month }) => month === at + 1)?.E_m ?? Number.NaN);
  const year = sum(made);
  const said = totals?.fixed?.E_y ?? year;
  const [least, most] = BOUNDS;
  if (!made.every((one) => one >= 0) || !(year >= least && year <= most)) return null;
  if (Math.abs(said / year - 1) > APART) return null;
  return { pvYield: Math.round(said), months: made.map((one) => one / year) };
}
