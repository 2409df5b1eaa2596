// RES-SOL-01, RES-HP-01: by how much a year's bill falls or rises.
import { currentRow, type Result, recommendedRow } from './result.ts';
import { shownDifference } from './shown-difference.ts';

/**
 * The two bills shown differ by exactly this. Null if the saving is unknown. A saving of zero or less is a cost (AMB-22): `value`, pounds a year, is never negative.
 * @param before pounds a year today, if that is not a bill
 */
export function billSaving(result: Result, before = currentRow(result)?.annualCost) {
  const after = recommendedRow(result);
  const saving = after?.savings ?? null;
  if (saving === null) return null;
  const value = Math.abs(shownDifference(before, after?.annualCost, saving));
  return { kind: saving > 0 ? ('save' as const) : ('costMore' as const), value };
}

export type BillSaving = NonNullable<ReturnType<typeof billSaving>>;
