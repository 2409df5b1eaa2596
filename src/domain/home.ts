// What is known of a home: its type in the API's lists, its heating and insulation, its energy certificate.
import * as v from 'valibot';
import { isSameName } from './names.ts';
import { object, type Read } from './schema.ts';
import type { CompareFuel } from './supply.ts';

/** A property type of the server's lists (LOOK-02). */
export interface PropertyType {
  readonly id: number;
  readonly name: string;
}

/** The silhouettes that exist. */
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

/** The silhouette for a server's name of a property type; a detached house if none matches. */
export function houseType(name: string): HouseType {
  if (/detached bungalow/i.test(name) && !/semi/i.test(name)) return 'detached-bungalow';
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'detached';
}

/** What each list has for an address (STEP-PROP-05). */
export interface KnownTypes {
  readonly solarPropertyId: number | null;
  readonly ashpPropertyId: number | null;
}

/**
 * AMB-02: the id in another list for a home chosen from the first: the one with the same name; otherwise, if the visitor
 * chose the home that the address has in the first list, the address's home in the other. Null if only the visitor can
 * say, since the same id may mean another home in the other list.
 * @param list the other list; null if it failed to load
 * @param known the address's home in the first list, and in the other
 */
export function typeInOther(
  chosen: PropertyType,
  list: readonly PropertyType[] | null,
  known: number | null,
  knownInOther: number | null,
): number | null {
  const same = list?.find(({ name }) => isSameName(name, chosen.name));
  if (same) return same.id;
  const isThere = list === null || list.some(({ id }) => id === knownInOther);
  return chosen.id === known && isThere ? knownInOther : null;
}

/** LOOK-04, ENT-08: 1 gas, 2 electric, 3 'other' in the data and Oil on the screen (AMB-04). */
export const HEATING_FUELS = [1, 2, 3] as const;
export type HeatingFuel = (typeof HEATING_FUELS)[number];
export const GAS = 1;
export const ELECTRIC = 2;
const OIL = 3;

/** LOOK-03: 1 Well, 2 Medium, 3 Poorly insulated. */
export const INSULATIONS = [1, 2, 3] as const;
export type Insulation = (typeof INSULATIONS)[number];

/** What is known of the address that decides the heating options. */
export interface Supply {
  readonly compareFuel: CompareFuel | null;
  readonly hasGasMeter: boolean;
}

/** STEP-HEAT-02, STEP-HEAT-03, AMB-04: no gas meter hides gas; dual fuel hides oil and disables electric. */
export function heatingOptions({ compareFuel, hasGasMeter }: Supply) {
  const dual = compareFuel === 'gasElectricity';
  const hidden = (fuel: HeatingFuel) => (fuel === GAS && !hasGasMeter) || (fuel === OIL && dual);
  return HEATING_FUELS.filter((fuel) => !hidden(fuel)).map((fuel) => ({
    fuel,
    disabled: dual && fuel === ELECTRIC,
  }));
}

/** STEP-ADDR-17…19: the heating that is assumed until the visitor answers. */
export function likelyHeating(compareFuel: CompareFuel): HeatingFuel {
  return compareFuel === 'electricity' ? ELECTRIC : GAS;
}

/** AMB-04: a home with two suppliers starts with electric heating, although it may burn gas. */
export function mayHeatWithGas({ compareFuel, hasGasMeter }: Supply): boolean {
  return compareFuel === 'electricity' && hasGasMeter;
}

/** The content of a home's energy certificate, with its ISO date; null where it is silent. */
export const certificate = object({
  date: v.string(),
  propertyTypeId: v.nullable(v.number()),
  heatingFuel: v.nullable(v.picklist(HEATING_FUELS)),
  insulation: v.nullable(v.picklist(INSULATIONS)),
  hasHeatPump: v.boolean(),
  hasSolar: v.boolean(),
  hasBattery: v.boolean(),
});
export type Certificate = Read<typeof certificate>;

const YEARS = 10;

/** LIVE-03: it is valid for ten years. */
export function isOld({ date }: Certificate, now: Date): boolean {
  const end = new Date(date);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS);
  return end < now;
}
