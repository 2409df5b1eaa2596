import type { Sum, Term } from './extras/sum.ts';

/** Money and energy are sent to two decimals. */
const CLOSE = 0.01;
const DEEPEST = 4;

const OPERATIONS: Readonly<Record<Sum['op'], (first: number, next: number) => number>> = {
  add: (first, next) => first + next,
  subtract: (first, next) => first - next,
  multiply: (first, next) => first * next,
  divide: (first, next) => first / next,
};

/** The value of a sum: its first term, with each other term applied in turn. */
export function evaluateSum({ op, terms }: Sum): number {
  const [first = Number.NaN, ...rest] = terms.map(({ value }) => value);
  return rest.reduce(OPERATIONS[op], first);
}

/** A sum to open: its terms, each with its own sum where there is one to open. */
export interface OpenSum extends Sum {
  readonly terms: readonly OpenTerm[];
}

export interface OpenTerm extends Term {
  readonly behind: OpenSum | null;
}

/**
 * The sum of a figure with those behind it; null where there is none, or where it does not come to its own value.
 * A term whose own sum does not come to the term can't be opened.
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
