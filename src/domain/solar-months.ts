// RES-SOL-09: when in the year panels make more than the home uses, and their most and least.
import type { MonthlyBreakDown } from './result.ts';

/** Months as numbers from 0, January. `through` may pass December into January. */
export type Surplus =
  | { readonly kind: 'always' | 'never' }
  | { readonly kind: 'spell'; readonly since: number; readonly through: number }
  | { readonly kind: 'some'; readonly count: number };

/** The months that make more than is used: all, none, one spell of the year, or several. */
export function surplusMonths(months: readonly MonthlyBreakDown[]): Surplus {
  const over = months.map((month) => month.solarGeneration > month.householdConsumption);
  const count = over.filter(Boolean).length;
  if (count === 0) return { kind: 'never' };
  if (count === months.length) return { kind: 'always' };
  const starts = over.flatMap((is, index) => (is && !over.at(index - 1) ? [index] : []));
  const [since = 0, ...others] = starts;
  return others.length
    ? { kind: 'some', count }
    : { kind: 'spell', since, through: (since + count - 1) % months.length };
}

/** Where a list has its greatest and its least value, the first of equals. */
export function extremes(values: readonly number[]): { readonly most: number; readonly least: number } {
  return { most: values.indexOf(Math.max(...values)), least: values.indexOf(Math.min(...values)) };
}
