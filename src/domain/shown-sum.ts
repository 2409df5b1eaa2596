// How many decimals a sum's values are shown with: as few as possible, and enough that they give the total as shown.
import type { Sum } from './extras/sum.ts';
import { evaluateSum } from './open-sum.ts';

/** A figure is shown with four digits, if it has as many. */
const DIGITS = 4;
/** More decimals than this mean nothing to a reader. */
const MOST = 8;
const PENNY = 0.01;

/** For a value on its own: pence, or its first four digits. Only 0 is shown as 0. */
export function placesOf(value: number, unit: string): number {
  const size = Math.abs(value);
  if (unit.startsWith('£') && (size === 0 || size >= PENNY)) return 2;
  return size === 0 ? 0 : Math.max(0, DIGITS - 1 - Math.floor(Math.log10(size)));
}

/** The decimals of each term. @param total those of the sum's own value */
export function shownPlaces(sum: Sum, total: number): readonly number[] {
  const least = sum.terms.map(({ value, unit }) => placesOf(value, unit));
  const figure = rounded(evaluateSum(sum), total);
  let places = least;
  for (let more = 1; more <= MOST && !makes(sum, places, figure, total); more++)
    places = least.map((digits) => digits + more);
  return places;
}

/** True if the terms as shown give the figure, once the result is rounded like the figure. */
function makes(sum: Sum, places: readonly number[], figure: number, total: number): boolean {
  const terms = sum.terms.map((term, at) => ({ ...term, value: rounded(term.value, places[at] ?? 0) }));
  return Math.abs(evaluateSum({ ...sum, terms }) - figure) <= 0.500_001 * 10 ** -total;
}

/** Rounds as people do: 1.005 to 1.01, although a computer stores slightly less. */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * scale).toPrecision(14)))) / scale;
}
