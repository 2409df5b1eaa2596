// The yield of a roof by its direction, pitch and shade.
import { readTable } from '../../data/read-table.ts';
import type { Monthly } from '../calendar.ts';
import { CONSTANTS, type Provenance } from '../constants.ts';
import { type Climate, regionName } from '../place/climate.ts';
import { cited, percent, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';

export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Compass = (typeof COMPASS)[number];

/** The yield from a service. */
export interface RoofSun {
  /** kWh a year from each kWp without shade: on the stated roof, or on a south roof at 35° if the direction is unknown. */
  readonly pvYield: number;
  /** The share of each month; the shares add up to 1. */
  readonly months: Monthly;
  /** ISO date of the service's answer. */
  readonly date: string;
}

/** Fields are null or absent if they were not asked. */
export interface Roof {
  readonly roofDirection?: Compass | null | undefined;
  /** Degrees from horizontal. */
  readonly roofPitch?: number | null | undefined;
  /** 1 none, 2 some, 3 much. */
  readonly roofShade?: 1 | 2 | 3 | null | undefined;
  /** If absent, the region's yield is used. */
  readonly sun?: RoofSun | undefined;
}

/** The pitch in degrees if it was not stated. */
export const USUAL_PITCH = 35;

/** Without a stated direction, the mean of these is used; west is the mirror image of east. */
const LIKELY: readonly Compass[] = ['S', 'SE', 'E'];

/** The source of a roof's `sun`. */
export const PVGIS: Omit<Provenance, 'unit' | 'date' | 'from'> = {
  name: 'pvgis',
  source: 'PVGIS 5.3 (European Commission, Joint Research Centre), with its usual loss of 14%',
  quality: 'read',
};

export const BY_DIRECTION: Omit<Provenance, 'unit'> = {
  name: 'roofDirection',
  source: 'derived from SAP 2012 v9.92 tables U3 to U5, against a south roof at 35°',
  date: '2012',
  from: '2012-01-01',
  quality: 'derived',
};

const TILTS = [0, 15, 20, 30, 35, 40, 45, 50, 60, 90];

/** Shares at each of the tilts, by direction. */
const rows = new Map(
  readTable('pv_orientation_factors.csv', (row) => ({
    shares: TILTS.map((tilt) => row.number(`tilt_${tilt}`)),
    directions: row.text('orientation').split('/'),
  })).flatMap(({ shares, directions }) => directions.map((direction) => [direction, shares] as const)),
);

/** The output relative to a south roof at 35°, to three decimals, without shade. */
export function slopeFactor({ roofDirection, roofPitch, sun }: Roof): number {
  if (sun && roofDirection) return 1;
  if (!roofDirection && !isStated(roofPitch)) return CONSTANTS.unknownOrientation.value;
  const faces = roofDirection ? [roofDirection] : LIKELY;
  const pitch = roofPitch ?? USUAL_PITCH;
  const share = faces.reduce((total, direction) => total + shareAt(direction, pitch), 0) / faces.length;
  return Math.round(share * 1000) / 1000;
}

export function shadeFactor({ roofShade }: Roof): number {
  return CONSTANTS.roofShade.value[roofShade ?? 1];
}

/** Interpolates between two tilts of the table. */
function shareAt(direction: Compass, pitch: number): number {
  const shares = rows.get(direction)!;
  const next = TILTS.findIndex((tilt) => tilt >= pitch);
  const [upper, above] = [TILTS[next]!, shares[next]!];
  const [lower, below] = next === 0 ? [upper, above] : [TILTS[next - 1]!, shares[next - 1]!];
  return upper === lower ? above : below + ((above - below) * (pitch - lower)) / (upper - lower);
}

export function isStated<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** The source of a yield that is not from a service. */
export const REGIONAL_SUN = {
  name: 'regionalSun',
  source: 'the sun on a south roof at 35° (SAP 2012), of which 14% is lost on the way (PVGIS)',
  date: '2026',
  quality: 'derived',
} as const;

/** The stated facts of the roof, with the usual ones for the others: its direction, pitch and shade. */
export function roofValues({ roofDirection, roofPitch }: Roof) {
  return { faces: { key: `faces.${roofDirection ?? 'any'}` }, pitch: roofPitch ?? USUAL_PITCH };
}

export const shadeOf = ({ roofShade }: Roof) => ({ key: `shade.${roofShade ?? 1}` });

/** The yield at the roof's place from a service, or else of its region. */
export function sunAssumption(roof: Roof, climate: Climate): Assumption {
  const { sun } = roof;
  if (!sun)
    return cited('home.sun', { region: regionName(climate), kWhPerKw: whole(climate.pvYield) }, REGIONAL_SUN);
  const values = { ...roofValues(roof), kWhPerKw: whole(sun.pvYield) };
  return cited(roof.roofDirection ? 'home.sun-roof' : 'home.sun-place', values, {
    ...PVGIS,
    date: sun.date,
  });
}

/** The stated facts of the roof, and the assumptions for the others. */
export function roofAssumptions(roof: Roof): readonly Assumption[] {
  const slope = { percent: percent(slopeFactor(roof)) };
  const isSlope = isStated(roof.roofDirection) || isStated(roof.roofPitch);
  const direction = isSlope
    ? cited('system.roof-told', { ...roofValues(roof), ...slope }, BY_DIRECTION)
    : cited('system.roof', slope, CONSTANTS.unknownOrientation);
  const shade = { shade: shadeOf(roof), percent: percent(shadeFactor(roof)) };
  // A service's yield for this direction and pitch already states them.
  const isInSun = roof.sun && roof.roofDirection;
  return [
    ...(isInSun ? [] : [direction]),
    ...(isStated(roof.roofShade) ? [cited('system.shade', shade, CONSTANTS.roofShade)] : []),
  ];
}
