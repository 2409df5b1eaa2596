// RES-SOL-12…17, AMB-33: a system's savings over its life, and its payback.
import type { YearlyBreakDown } from './result.ts';
import { yearlyReturn } from './what-if/yearly-return.ts';

/** CONST-06. */
export const SOLAR_YEARS = 20;

/** Savings of each year in pounds, year 1 first, twenty at most. */
export function yearlySavings(rows: readonly YearlyBreakDown[]): readonly number[] {
  const inOrder = [...rows].sort((one, other) => one.year - other.year);
  return inOrder.slice(0, SOLAR_YEARS).map(({ savings }) => savings);
}

/** S20: pounds saved over all those years. */
export function lifetimeSavings(savings: readonly number[]): number {
  return savings.reduce((sum, saving) => sum + saving, 0);
}

/** Pounds saved by the end of each year. */
export function cumulativeSavings(savings: readonly number[]): readonly number[] {
  return savings.map((_, index) => lifetimeSavings(savings.slice(0, index + 1)));
}

/** S20 − C, pounds: negative if the system never pays for itself. */
export function netSavings(savings: readonly number[], cost: number): number {
  return lifetimeSavings(savings) - cost;
}

/**
 * Years until the savings equal the cost, to a tenth: the year in which they reach it, and the
 * part of that year. Null if they never do.
 */
export function breakevenYears(savings: readonly number[], cost: number): number | null {
  const sums = cumulativeSavings(savings);
  const index = sums.findIndex((sum) => sum >= cost);
  const saved = savings[index];
  if (saved === undefined) return null;
  const before = sums[index - 1] ?? 0;
  return Math.round(10 * (index + (cost - before) / saved)) / 10;
}

/** Net savings as a percentage of cost. */
export function totalRoi(savings: readonly number[], cost: number): number {
  return (100 * netSavings(savings, cost)) / cost;
}

/** Savings / 20 / cost as a percentage, as specified, even if the answer has fewer years. */
export function annualRoi(savings: readonly number[], cost: number): number {
  return (100 * lifetimeSavings(savings)) / SOLAR_YEARS / cost;
}

/** AMB-33: null, and not shown, without a cost or without savings. */
export function solarReturn(savings: readonly number[], cost: number | null) {
  if (cost === null || cost <= 0 || savings.length === 0) return null;
  const rate = yearlyReturn(savings, cost);
  return {
    /** Pounds. */
    cost,
    net: netSavings(savings, cost),
    /** Null: longer than the years that are calculated. */
    breakeven: breakevenYears(savings, cost),
    /** Percent. */
    totalRoi: totalRoi(savings, cost),
    annualRoi: annualRoi(savings, cost),
    /** The percentage a year at which the savings are worth the cost; null if the loss is more than half a year. */
    yearlyReturn: rate === null ? null : 100 * rate,
  };
}

/** A system's savings and its cost. */
export type SolarReturn = NonNullable<ReturnType<typeof solarReturn>>;
