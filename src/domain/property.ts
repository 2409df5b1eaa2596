// The types of home in the API's lists, and how one list's id becomes another's.
import { isSameName } from './same-name.ts';

/** A property type of the server's lists (LOOK-02). */
export interface PropertyType {
  readonly id: number;
  readonly name: string;
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

/** What is known of an address in each list (STEP-PROP-05). */
export interface KnownTypes {
  readonly solarPropertyId: number | null;
  readonly ashpPropertyId: number | null;
}

/**
 * AMB-02: the id in another list of a home chosen from the first. It is the one of the same name; else, where the visitor
 * chose the home that the address has in the first list, the one that it has in the other. Null where only the visitor can
 * say: the same id may mean another home in the other list.
 * @param list the other; null where it can't be had
 * @param known what the address has in the first list, and in the other
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
