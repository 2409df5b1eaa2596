// One table of the view, used by the page and the CSV, so that both show the same.

export interface FunnelTable {
  readonly title: string;
  readonly says: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Lines over the columns: the weeks. */
  readonly isOverTime?: true;
}

export interface Row {
  readonly cells: readonly string[];
  /** Of the picture: 0 to 1; null where none may be told. */
  readonly bars: readonly (number | null)[];
}

/** A row of fewer visits could be about somebody who is known. */
export const FEWEST = 5;

export function told(visits: number): string {
  return visits < FEWEST ? `fewer than ${FEWEST}` : visits.toLocaleString('en-GB');
}

/** As a share of others; nothing where either number is not told. */
export function share(visits: number, of: number): string {
  return visits < FEWEST || of < FEWEST ? '–' : `${((100 * visits) / of).toFixed(1)}%`;
}

export function bar(visits: number, most: number): number | null {
  return visits < FEWEST || most === 0 ? null : visits / most;
}

export type Histogram = readonly (readonly [upTo: number, visits: number])[];

/** The class in which a share of all visits is reached; null where they are too few. */
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
