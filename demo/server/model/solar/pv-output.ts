import { DAYS, type Monthly, SLOTS, sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import type { YearShape } from '../load/load-profile.ts';
import { type Climate, climateOf } from '../place/climate.ts';
import { type Roof, shadeFactor, slopeFactor } from './roof.ts';

const DEGREES = Math.PI / 180;
/** British Summer Time, in whole months: April to October. Household profiles are in clock time. */
const SUMMER_TIME = { from: 3, to: 9 };

const shapes = new Map<number, YearShape>();

/** kWh in the first year from this many panels. */
export function yearlyGeneration(
  panels: number,
  { pvYield }: Pick<Climate, 'pvYield'>,
  roof: Roof = {},
): number {
  return (
    panels * CONSTANTS.panelKw.value * (roof.sun?.pvYield ?? pvYield) * slopeFactor(roof) * shadeFactor(roof)
  );
}

/** Share of a year's generation in each month; the shares add up to 1. */
export function generationShares({ southSlope }: Pick<Climate, 'southSlope'>, { sun }: Roof = {}): Monthly {
  if (sun) return sun.months;
  const year = sum(southSlope);
  return southSlope.map((month) => month / year);
}

/** kWh in each half hour of a mean day of each month, for 1 kWh a year, by SAP region and the roof's own monthly shares if known. */
export function generationShape(region: number, { sun }: Roof = {}): YearShape {
  if (sun) return computeShape(climateOf(region), { sun });
  const shape = shapes.get(region) ?? computeShape(climateOf(region));
  shapes.set(region, shape);
  return shape;
}

function computeShape(climate: Climate, roof?: Roof): YearShape {
  const shape = new Float64Array(DAYS.length * SLOTS);
  generationShares(climate, roof).forEach((share, month) => {
    const day = daylight(climate.latitude, month);
    const total = sum(day);
    day.forEach((light, slot) => {
      shape[month * SLOTS + slot] = (share / DAYS[month]!) * (light / total);
    });
  });
  return shape;
}

/** The relative strength of the sun in each half hour of a month's clear day. */
function daylight(latitude: number, month: number): readonly number[] {
  const declination = CONSTANTS.solarDeclination.value[month]! * DEGREES;
  const ahead = month >= SUMMER_TIME.from && month <= SUMMER_TIME.to ? 1 : 0;
  return Array.from({ length: SLOTS }, (_, slot) => {
    const hourAngle = ((slot + 0.5) / 2 - 12 - ahead) * 15 * DEGREES;
    const height = sinElevation(latitude * DEGREES, declination, hourAngle);
    return height > 0 ? height ** CONSTANTS.solarElevationPower.value : 0;
  });
}

function sinElevation(latitude: number, declination: number, hourAngle: number): number {
  return (
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle)
  );
}
