import { billSaving, type Result } from '../../src/domain/result.ts';
import { type Headline, headlineOf, savingHeadline } from '../../src/journeys/result/headline/headline.ts';
import type { Words } from '../../src/words/words.ts';

export function insulationHeadline(result: Result, words: Words): Headline {
  const saving = billSaving(result);
  if (!saving) return headlineOf(words('results.noFigure'));
  return savingHeadline(saving, words('asset.insulation.tail'), words);
}
