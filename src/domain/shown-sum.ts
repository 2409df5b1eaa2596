// How many decimals the values of a sum are read with: as few as can be, and as many as make the total that is read.
import type { Sum } from './extras/sum.ts';
import { evaluateSum } from './open-sum.ts';

/** A figure is read with four digits at least, where it has as many. */
const DIGITS = 4;
/** More decimals than this say nothing to anybody. */
const MOST = 8;
const PENNY = 0.01;

/** Of a value by itself: pence, or its first four digits. Nothing that is not 0 is read as 0. */
export function placesOf(value: number, unit: string): number {
  const size = Math.abs(value);
  if (unit.startsWith('£') && (size === 0 || size >= PENNY)) return 2;
  return size === 0 ? 0 : Math.max(0, DIGITS - 1 - Math.floor(Math.log10(size)));
}

/** Decimals of each term. @param total those of the sum's own value */
export function shownPlaces(sum: Sum, total: number): readonly number[] {
  const least = sum.terms.map(({ value, unit }) => placesOf(value, unit));
  const figure = rounded(evaluateSum(sum), total);
  let places = least;
  for (let more = 1; more <= MOST && !makes(sum, places, figure, total); more++)
    places = least.map((digits) => digits + more);
  return places;
}

/** Whoever calculates with the terms as they are read comes to the figure, once it is rounded as that is. */
function makes(sum: Sum, places: readonly number[], figure: number, total: number): boolean {
  const terms = sum.terms.map((term, at) => ({ ...term, value: rounded(term.value, places[at] ?? 0) }));
  return Math.abs(evaluateSum({ ...sum, terms }) - figure) <= 0.500_001 * 10 ** -total;
}

/** As by hand: 1.005 is 1.01, though in a computer it is a hair less. */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toPrecision(12)))) / scale;
}
