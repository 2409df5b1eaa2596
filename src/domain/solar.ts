// What panels make and save: over their life, by month, and by what becomes of it.
import { yearlyReturn } from './finance.ts';
import type { MonthlyBreakDown, ResultElectricity, YearlyBreakDown } from './result.ts';

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

type Generated = Pick<ResultElectricity, 'solarGeneration' | 'solarUsedInHouse' | 'exportedToGrid'>;

/** kWh a year and whole percent of generation. Null if one of the three is unknown. Without generation, nothing is used or sold. */
export function solarShares({
  solarGeneration: generated,
  solarUsedInHouse: madeKwh,
  exportedToGrid: sellKwh,
}: Generated) {
  if (generated === null || madeKwh === null || sellKwh === null) return null;
  const percentageMade = wholePercent(madeKwh, generated);
  const percentageSell = wholePercent(sellKwh, generated);
  const percentage = 100 - percentageMade - percentageSell;
  // The rest, if it is more than the rounding of the two: battery and other losses.
  const lost = generated > 0 && percentage > 1 ? { kWh: generated - madeKwh - sellKwh, percentage } : null;
  return { madeKwh, sellKwh, percentageMade, percentageSell, lost };
}

type Bought = Pick<ResultElectricity, 'importFromGrid' | 'householdConsumption'>;

/** AMB-32: the part of its use that a home does not buy, whole percent from 0 to 100; null if either is unknown. */
export function selfSufficiency({ importFromGrid, householdConsumption }: Bought): number | null {
  if (importFromGrid === null || householdConsumption === null) return null;
  if (householdConsumption <= 0) return 0;
  return Math.min(100, Math.max(0, 100 - wholePercent(importFromGrid, householdConsumption)));
}

function wholePercent(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0;
}
