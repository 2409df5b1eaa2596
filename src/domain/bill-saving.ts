// RES-SOL-01, RES-HP-01: by how much the bill of a year falls, or rises.
import { currentRow, type Result, recommendedRow } from './result.ts';
import { shownDifference } from './shown-difference.ts';

/**
 * The bills shown beside it differ by just this. Null when the saving is unknown. A saving of nothing or less is a cost (AMB-22): `value`, pounds a year, is never negative.
 * @param before pounds a year today, where that is not a bill
 */
export function billSaving(result: Result, before = currentRow(result)?.annualCost) {
  const after = recommendedRow(result);
  const saving = after?.savings ?? null;
  if (saving === null) return null;
  const value = Math.abs(shownDifference(before, after?.annualCost, saving));
  return { kind: saving > 0 ? ('save' as const) : ('costMore' as const), value };
}

export type BillSaving = NonNullable<ReturnType<typeof billSaving>>;
