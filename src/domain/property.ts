// The types of home in the API's lists, and how an id in one list becomes an id in the other.
import { isSameName } from './same-name.ts';

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
