// A table of the view. The page and the CSV use the same tables.

export interface FunnelTable {
  readonly title: string;
  readonly says: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** True for the table of weeks, which has a line chart. */
  readonly isOverTime?: true;
}

export interface Row {
  readonly cells: readonly string[];
  /** Lengths in the chart, from 0 to 1; null if the number is suppressed. */
  readonly bars: readonly (number | null)[];
}

/** A smaller number of visits could identify somebody. */
export const FEWEST = 5;

export function countText(visits: number): string {
  return visits < FEWEST ? `fewer than ${FEWEST}` : visits.toLocaleString('en-GB');
}

/** A share in per cent; a dash if either number is too small to show. */
export function share(visits: number, of: number): string {
  return visits < FEWEST || of < FEWEST ? '–' : `${((100 * visits) / of).toFixed(1)}%`;
}

export function bar(visits: number, most: number): number | null {
  return visits < FEWEST || most === 0 ? null : visits / most;
}

export type Histogram = readonly (readonly [upTo: number, visits: number])[];

/** The class of the histogram that contains this quantile; null if there are too few visits. */
export function quantile(histogram: Histogram, part: number): number | null {
  const all = histogram.reduce((sum, [, visits]) => sum + visits, 0);
  if (all < FEWEST) return null;
  let sum = 0;
  for (const [upTo, visits] of [...histogram].sort(([a], [b]) => a - b)) {
    sum += visits;
    if (sum >= part * all) return upTo;
  }
  return null;
}
