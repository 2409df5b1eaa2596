// RES-SOL-09: the months in which panels make more than the home uses, and their highest and lowest month.
import type { MonthlyBreakDown } from './result.ts';

/**
 * The months with a surplus: all, none, one period, or several. Months are numbers from 0, January;
 * `through` may go past December into January.
 */
export function surplusMonths(months: readonly MonthlyBreakDown[]) {
  const over = months.map((month) => month.solarGeneration > month.householdConsumption);
  const count = over.filter(Boolean).length;
  if (count === 0) return { kind: 'never' } as const;
  if (count === months.length) return { kind: 'always' } as const;
  const starts = over.flatMap((is, index) => (is && !over.at(index - 1) ? [index] : []));
  const [since = 0, ...others] = starts;
  if (others.length) return { kind: 'some', count } as const;
  return { kind: 'spell', since, through: (since + count - 1) % months.length } as const;
}

/** The index of a list's greatest and least value, the first if several are equal. */
export function extremes(values: readonly number[]): { readonly most: number; readonly least: number } {
  return { most: values.indexOf(Math.max(...values)), least: values.indexOf(Math.min(...values)) };
}
