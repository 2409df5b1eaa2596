// Knows property types: their shape, which ones solar refuses, and how one list's id becomes another's.

/** A property type of the server's lists (LOOK-02). */
export interface PropertyType {
  readonly id: number;
  readonly name: string;
}

/** CONST-13: flats and maisonettes have no roof of their own to quote panels for. */
export const SOLAR_REFUSED_IDS: readonly number[] = [7, 8];

export function solarRefuses(propertyId: number): boolean {
  return SOLAR_REFUSED_IDS.includes(propertyId);
}

/** The silhouettes we can draw. */
export type HouseType =
  | 'detached'
  | 'semi'
  | 'end-terrace'
  | 'mid-terrace'
  | 'detached-bungalow'
  | 'bungalow'
  | 'flat'
  | 'maisonette';

const BY_NAME: readonly (readonly [RegExp, HouseType])[] = [
  [/bungalow/i, 'bungalow'],
  [/maisonette/i, 'maisonette'],
  [/flat|apartment/i, 'flat'],
  [/semi/i, 'semi'],
  [/end/i, 'end-terrace'],
  [/terrace/i, 'mid-terrace'],
];

/** The silhouette that fits a server's name for a property type; a detached house when nothing does. */
export function houseType(name: string): HouseType {
  if (/detached bungalow/i.test(name) && !/semi/i.test(name)) return 'detached-bungalow';
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'detached';
}

/**
 * AMB-02: with solar and a heat pump both asked, the solar list is shown once and its id becomes the
 * heat pump list's by name; failing that the heat pump default of the address, failing that the same id.
 */
export function ashpPropertyId(
  chosen: PropertyType,
  ashpList: readonly PropertyType[],
  fallback: number | null,
): number {
  const same = ashpList.find(({ name }) => name.toLowerCase() === chosen.name.toLowerCase());
  return same?.id ?? fallback ?? chosen.id;
}
