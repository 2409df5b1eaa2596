import { JOURNEYS } from '../counting/stages.ts';
import type { Sum } from '../counting/sums.ts';

// A table of the view. The page and the CSV use the same tables.

export interface FunnelTable {
  readonly title: string;
  readonly text: string;
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

function countText(visits: number): string {
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

/** The numbers of a table's row. */
export interface Numbers {
  readonly visits: readonly number[];
  /** True for numbers that are suppressed regardless of the other rows. */
  readonly isHidden: readonly boolean[];
}

/** Shown for a number that is not small, but from which a small one could be calculated. */
const SUPPRESSED = 'not shown';

/**
 * Decides which numbers of a table can be shown when their total is shown too. Returns which parts of a total to
 * suppress. A single hidden part is the total minus the shown ones, so the next larger part is hidden as well, until
 * the hidden parts could have several values. @param known true for parts that are suppressed for another reason
 */
export function suppressed(parts: readonly number[], known: readonly boolean[] = []): readonly boolean[] {
  const places = parts.map((_, nth) => nth);
  const hidden = new Set(places.filter((at) => known[at]));
  let sum = [...hidden].reduce((all, at) => all + parts[at]!, 0);
  for (const at of places.filter((one) => !hidden.has(one)).sort((a, b) => parts[a]! - parts[b]!)) {
    const part = parts[at]!;
    const isAmbiguous = hidden.size > 1 && sum >= FEWEST && sum !== hidden.size * (FEWEST - 1);
    if (part >= FEWEST && (sum === 0 || isAmbiguous)) break;
    hidden.add(at);
    sum += part;
  }
  return parts.map((_, at) => hidden.has(at));
}

/** Applies `suppressed` to each column. */
export function suppressedIn(rows: readonly Numbers[]): readonly (readonly boolean[])[] {
  const columns = (rows[0]?.visits ?? []).map((_, column) =>
    suppressed(
      rows.map(({ visits }) => visits[column]!),
      rows.map(({ isHidden }) => isHidden[column]!),
    ),
  );
  return rows.map(({ visits }, at) => visits.map((_, column) => columns[column]![at]!));
}

export function cellOf(visits: number, isHidden: boolean): string {
  return isHidden && visits >= FEWEST ? SUPPRESSED : countText(visits);
}

export function barOf(visits: number, most: number, isHidden: boolean): number | null {
  return isHidden ? null : bar(visits, most);
}

export interface OfJourney {
  readonly isAll: boolean;
  /** Adds up the visits of this journey. @param own totals of all journeys */
  count(own: readonly Sum[], name?: string): number;
  /** True if a small number could be calculated by subtracting other journeys' pages from that of all journeys. */
  hides(own: readonly Sum[], name?: string): boolean;
  /** Returns the totals of this journey alone. */
  cut(sums: readonly Sum[]): readonly Sum[];
}

/** The numbers of one journey, or of all, and which of them are suppressed. @param journey '' for all */
export function ofJourney(journey: string): OfJourney {
  const at = Object.keys(JOURNEYS).indexOf(journey);
  const cut = (sums: readonly Sum[]) => (journey ? sums.filter((sum) => sum.journey === journey) : sums);
  return {
    isAll: journey === '',
    cut,
    count: (own, name) => sumOf(cut(own), name),
    hides: (own, name) => journey !== '' && suppressed(byJourney(own, name))[at]!,
  };
}

/** In the order of `JOURNEYS`. */
function byJourney(own: readonly Sum[], name?: string): readonly number[] {
  const many = new Map(Object.keys(JOURNEYS).map((journey) => [journey, 0]));
  for (const sum of own)
    if (name === undefined || sum.name === name)
      many.set(sum.journey, (many.get(sum.journey) ?? 0) + sum.visits);
  return [...many.values()];
}

function sumOf(sums: readonly Sum[], name?: string): number {
  return sums.reduce((all, sum) => all + (name === undefined || sum.name === name ? sum.visits : 0), 0);
}

export function numbersOf(journey: OfJourney, own: readonly Sum[], names: readonly string[]): Numbers {
  return {
    visits: names.map((name) => journey.count(own, name)),
    isHidden: names.map((name) => journey.hides(own, name)),
  };
}
