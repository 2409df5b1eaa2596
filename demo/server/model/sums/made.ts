import type { Sum, Term } from '../../../../src/domain/extras/sum.ts';
import { evaluateSum } from '../../../../src/domain/open-sum.ts';

/** A term, and the sum that explains it, if there is one. */
export interface Part {
  readonly term: Term;
  readonly behind: Made | null;
}

/** A sum with its id and parts. */
export interface Made {
  readonly id: string;
  readonly sum: Sum;
  readonly parts: readonly Part[];
}

/** Makes a sum and calculates its value from its parts. */
export function made(id: string, unit: string, op: Sum['op'], parts: readonly (Part | null)[]): Made {
  const all = parts.filter((part) => part !== null);
  const sum = { value: 0, unit, op, terms: all.map(({ term }) => term) };
  return { id, sum: { ...sum, value: settled(evaluateSum(sum)) }, parts: all };
}

/** The difference of equal terms can be 1e-13, which is nothing. */
const settled = (value: number) => (Math.abs(value) < 1e-9 ? 0 : value);

/** A term that another sum explains. */
export function worked(label: string, behind: Made): Part {
  const { value, unit } = behind.sum;
  return {
    term: { label, value, unit, sum: behind.id, tag: 'worked-out', source: null, date: null, quality: null },
    behind,
  };
}
