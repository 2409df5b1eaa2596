// The yield of a roof by PVGIS, which receives coordinates rounded to about five kilometres and no postcode.
import { type Compass, type Roof, type RoofSun, USUAL_PITCH } from '../model/solar/roof.ts';
import type { SunSource } from '../sources/sources.ts';
import { type Found, found } from './found.ts';
import { londonTime } from './london-time.ts';
import { createMemory, PATIENCE, PAUSE } from './memory.ts';
import type { Coordinates, PostcodesClient } from './postcodes/client.ts';
import type { PvgisClient, Slope } from './pvgis/client.ts';

const YEAR = 365 * 86_400_000;
/** Degrees. */
const GRID = 0.05;

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
