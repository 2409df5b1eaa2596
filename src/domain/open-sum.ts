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
