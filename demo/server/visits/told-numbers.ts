// Which numbers of a table are told, where what they add up to is told as well.
import { bar, FEWEST, told } from './funnel-table.ts';

/** Stands for one that is not small itself, and that a small one could be worked out from. */
const UNTOLD = 'not told';

/**
 * Of parts of a whole that is told: those that are not. A small one alone would be what is left of the whole, so the
 * next larger goes with it, until what is left says of nobody what they did.
 */
export function untold(parts: readonly number[]): readonly boolean[] {
  const hidden = new Set<number>();
  let sum = 0;
  for (const at of parts.map((_, nth) => nth).sort((a, b) => parts[a]! - parts[b]!)) {
    const part = parts[at]!;
    const isAmbiguous = hidden.size > 1 && sum >= FEWEST && sum !== hidden.size * (FEWEST - 1);
    if (part >= FEWEST && (sum === 0 || isAmbiguous)) break;
    hidden.add(at);
    sum += part;
  }
  return parts.map((_, at) => hidden.has(at));
}

export type Columns = readonly (readonly number[])[];

/** By row and column, as `untold` says of each column. */
export function untoldIn(rows: Columns): readonly (readonly boolean[])[] {
  const columns = (rows[0] ?? []).map((_, column) => untold(rows.map((row) => row[column]!)));
  return rows.map((row, at) => row.map((_, column) => columns[column]![at]!));
}

export function cellOf(visits: number, isHidden: boolean): string {
  return isHidden && visits >= FEWEST ? UNTOLD : told(visits);
}

export function barOf(visits: number, most: number, isHidden: boolean): number | null {
  return isHidden ? null : bar(visits, most);
}
