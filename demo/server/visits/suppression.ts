// Which numbers of a table can be shown when their total is shown too.
import { bar, FEWEST, told } from './funnel-table.ts';

/** Of one row of a table. */
export interface Numbers {
  readonly visits: readonly number[];
  /** Those that may not be told, whatever the other rows are. */
  readonly isHidden: readonly boolean[];
}

/** Stands for one that is not small itself, and that a small one could be worked out from. */
const SUPPRESSED = 'not told';

/**
 * Of parts of a whole that is told: those that are not. A small one alone would be what is left of the whole, so the
 * next larger goes with it, until what is left says of nobody what they did.
 * @param known those that may not be told for another reason
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

/** By row and column, as `suppressed` says of each column. */
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
  return isHidden && visits >= FEWEST ? SUPPRESSED : told(visits);
}

export function barOf(visits: number, most: number, isHidden: boolean): number | null {
  return isHidden ? null : bar(visits, most);
}
