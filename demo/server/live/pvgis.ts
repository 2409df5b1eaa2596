// The European Commission's PVGIS: the yearly yield of a roof. It needs no key, and receives no postcode.
import * as v from 'valibot';
import { londonTime } from '../london-time.ts';
import { MONTHS, type Monthly, sum } from '../model/calendar.ts';
import { type Compass, type Roof, type RoofSun, USUAL_PITCH } from '../model/solar/roof.ts';
import type { SunSource } from '../sources/sources.ts';
import type { Ask } from './ask.ts';
import { type Found, found, lacks, type Notices } from './found.ts';
import { amount, judge } from './judge.ts';
import { createMemory, PATIENCE, PAUSE } from './memory.ts';
import type { Coordinates, PostcodesClient } from './postcodes.ts';
import { below } from './settings.ts';

interface Slope {
  /** Degrees from horizontal. */
  readonly tilt: number;
  /** Degrees west of south. */
  readonly aspect: number;
}

interface Yield {
  /** kWh a year from each kWp. */
  readonly pvYield: number;
  /** The share of each month. */
  readonly months: Monthly;
}

const answer = v.looseObject({
  outputs: v.looseObject({
    monthly: v.looseObject({ fixed: v.array(v.looseObject({ month: amount, E_m: amount })) }),
    totals: v.nullish(v.looseObject({ fixed: v.nullish(v.looseObject({ E_y: amount })) })),
  }),
});
const NAME = 'PVGIS';
/** PVGIS's default loss of cables and inverter, in per cent. */
const LOSS = 14;
/** kWh a year from each kWp; every roof in the UK is within these bounds. */
const BOUNDS = [200, 1400] as const;
/** The months may differ by this share from the year, since each figure is rounded. */
const APART = 0.02;

/** The client returns null for a place at sea. */
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
    const outcome = judge(NAME, answer, await ask({ url: below(base, 'PVcalc', query) }), notices, isSea);
    if (!outcome.ok || !outcome.value) return outcome as Found<null>;
    const read = yieldOf(outcome.value);
    if (!read) notices.once(`${NAME} sent an implausible yearly yield.`);
    return read ? found(read) : lacks('unreadable');
  };
}

type PvgisClient = ReturnType<typeof pvgisClient>;

const isSea = (status: number, json: unknown) =>
  status === 404 || (status === 400 && /over the sea/i.test(JSON.stringify(json ?? '')));

/** Returns null if a month is missing, the months do not add up to the year, or the year is implausible. */
function yieldOf({ outputs: { monthly, totals } }: v.InferOutput<typeof answer>): Yield | null {
  const made = MONTHS.map((_, at) => monthly.fixed.find(({ month }) => month === at + 1)?.E_m ?? Number.NaN);
  const year = sum(made);
  const total = totals?.fixed?.E_y ?? year;
  const [least, most] = BOUNDS;
  if (!made.every((one) => one >= 0) || !(year >= least && year <= most)) return null;
  if (Math.abs(total / year - 1) > APART) return null;
  return { pvYield: Math.round(total), months: made.map((one) => one / year) };
}

const YEAR = 365 * 86_400_000;
/** Degrees. */
const GRID = 0.05;

/** The yield of a roof by PVGIS, which receives coordinates rounded to about five kilometres and no postcode. */
export function liveSuns(pvgis: PvgisClient, postcodes: PostcodesClient, now: () => number): SunSource {
  const refines = { fresh: YEAR, pause: PAUSE, now };
  const places = createMemory<Coordinates | null>(refines);
  const slopes = createMemory<RoofSun | null>(refines);
  const soon = createMemory<RoofSun | null>({ ...refines, patience: PATIENCE });
  const read = async (at: Coordinates, slope: Slope): Promise<Found<RoofSun | null>> => {
    const outcome = await pvgis(at, slope);
    return outcome.ok ? found(outcome.value && { ...outcome.value, date: londonTime(now()).day }) : outcome;
  };
  return {
    async of(postcode, roof) {
      const slope = slopeOf(roof);
      const written = `${slope.tilt} ${slope.aspect}`;
      const outcome = await soon(`${postcode} ${written}`, async () => {
        const place = await places(postcode, () => postcodes(postcode));
        if (!place.ok) return place;
        if (!place.value) return found(null);
        const at = { lat: onGrid(place.value.lat), lon: onGrid(place.value.lon) };
        return slopes(`${at.lat} ${at.lon} ${written}`, () => read(at, slope));
      });
      return outcome.ok ? outcome.value : null;
    },
  };
}

const onGrid = (degrees: number) => Number((Math.round(degrees / GRID) * GRID).toFixed(2));

/** PVGIS measures the aspect in degrees west of south. */
const ASPECTS: Readonly<Record<Compass, number>> = {
  S: 0,
  SW: 45,
  W: 90,
  NW: 135,
  N: 180,
  NE: -135,
  E: -90,
  SE: -45,
};

/** Without a direction, the yield of a south roof is requested; the model then applies the table's factors. */
function slopeOf({ roofDirection, roofPitch }: Roof): Slope {
  if (!roofDirection) return { tilt: USUAL_PITCH, aspect: ASPECTS.S };
  return { tilt: roofPitch ?? USUAL_PITCH, aspect: ASPECTS[roofDirection] };
}
