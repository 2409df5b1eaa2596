// The calculation behind a figure: as the API sends it, its value, and how it is shown.
import * as v from 'valibot';
import { label, object, ownText, type Read, textByKey } from './schema.ts';

/** How well a term is known: measured by a meter or by half hours, stated by the visitor, assumed, published, or calculated here. */
const TERM_TAGS = ['meter', 'measured', 'told', 'assumed', 'published', 'worked-out'] as const;
export type TermTag = (typeof TERM_TAGS)[number];

const term = object({
  label: ownText,
  ...textByKey,
  value: v.number(),
  unit: v.string(),
  /** The id of the sum that explains this term, among the result's sums. */
  sum: label,
  tag: v.picklist(TERM_TAGS),
  source: label,
  /** An ISO date, month or year, as precise as it is known. */
  date: label,
  /** 'indicative' if the source could not be confirmed. */
  quality: label,
});
export type Term = Read<typeof term>;

/**
 * The calculation of a figure. `subtract` and `divide` subtract the rest from the first term, or divide it by them.
 * If a term has no value, the whole sum can't be followed, so it is not offered.
 */
export const sum = object({
  value: v.number(),
  unit: v.string(),
  op: v.picklist(['add', 'subtract', 'multiply', 'divide']),
  terms: v.pipe(v.array(term), v.minLength(1)),
});
export type Sum = Read<typeof sum>;

/** Money and energy are sent to two decimals. */
const CLOSE = 0.01;
const DEEPEST = 4;

const OPERATIONS: Readonly<Record<Sum['op'], (first: number, next: number) => number>> = {
  add: (first, next) => first + next,
  subtract: (first, next) => first - next,
  multiply: (first, next) => first * next,
  divide: (first, next) => first / next,
};

/** The value of a sum: its first term, then each other term applied in turn. */
export function evaluateSum({ op, terms }: Sum): number {
  const [first = Number.NaN, ...rest] = terms.map(({ value }) => value);
  return rest.reduce(OPERATIONS[op], first);
}

/** A sum to show: its terms, each with its own sum if there is one. */
export interface OpenSum extends Sum {
  readonly terms: readonly OpenTerm[];
}

export interface OpenTerm extends Term {
  readonly behind: OpenSum | null;
}

/**
 * A figure's sum with those of its terms; null if there is none, or if its terms do not give its value.
 * A term whose own sum gives another value can't be opened.
 */
export function openSum(
  sums: Readonly<Record<string, Sum>> | null,
  id: string,
  depth = DEEPEST,
): OpenSum | null {
  const sum = sums && Object.hasOwn(sums, id) ? sums[id] : undefined;
  if (!sums || !sum || depth === 0 || Math.abs(evaluateSum(sum) - sum.value) > CLOSE) return null;
  const terms = sum.terms.map((term) => {
    const behind = term.sum === null ? null : openSum(sums, term.sum, depth - 1);
    return { ...term, behind: behind && Math.abs(behind.value - term.value) <= CLOSE ? behind : null };
  });
  return { ...sum, terms };
}

// How many decimals a sum's values are shown with: as few as possible, and enough that they give the total as shown.

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
