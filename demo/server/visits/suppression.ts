// Decides which numbers of a table can be shown when their total is shown too.
import { bar, countText, FEWEST } from './funnel-table.ts';

/** The numbers of a table's row. */
export interface Numbers {
  readonly visits: readonly number[];
  /** True for numbers that are suppressed regardless of the other rows. */
  readonly isHidden: readonly boolean[];
}

/** Shown for a number that is not small, but from which a small one could be calculated. */
const SUPPRESSED = 'not shown';

/**
 * Returns which parts of a total to suppress. A single hidden part is the total minus the shown ones, so the next
 * larger part is hidden as well, until the hidden parts could have several values.
 * @param known true for parts that are suppressed for another reason
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
