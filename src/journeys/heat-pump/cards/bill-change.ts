import { currentRow, type Result, recommendedRow } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';

/** The home's bill before and after, to be said; '' where either is not known. */
export function billChange(result: Result, words: Words): string {
  const now = currentRow(result)?.annualCost ?? null;
  const after = recommendedRow(result)?.annualCost ?? null;
  if (now === null || after === null) return '';
  const pounds = words.format.wholePounds;
  return words('hp.bill.change.says', { before: pounds(now), after: pounds(after) });
}
