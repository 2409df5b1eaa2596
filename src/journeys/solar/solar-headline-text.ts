// RES-SOL-01, AMB-22: the saving a year, or the extra cost.

import { billSaving } from '../../domain/bill-saving.ts';
import type { Result } from '../../domain/result.ts';
import type { Words } from '../../words/words.ts';
import { type Headline, headlineOf, savingHeadline } from '../result/headline/headline.ts';
import { solarTail } from './solar-tail.ts';

export function solarHeadlineText(result: Result, words: Words): Headline {
  const saving = billSaving(result);
  if (!saving) return headlineOf(words('results.noFigure'));
  return savingHeadline(saving, solarTail(result, saving, words), words);
}
