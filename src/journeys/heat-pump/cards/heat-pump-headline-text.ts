// RES-HP-01, RES-HP-02: a heat pump's saving a year, and the CO2.
import { billSaving } from '../../../domain/bill-saving.ts';
import { co2Reduction, type Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';
import { type Headline, headlineOf, savingHeadline, withFigure } from '../../result/headline/headline.ts';

/** The first figure of the result: the saving, or the CO2 if no saving is known. */
export function heatPumpHeadlineText(result: Result, words: Words): Headline {
  const saving = billSaving(result);
  if (!saving) return co2Headline(result, words) ?? headlineOf(words('results.noFigure'));
  return savingHeadline(saving, words(saving.kind === 'save' ? 'hp.tail' : 'hp.tailMore'), words);
}

/** Null if unknown. Rounded once, as shown: the difference of two rounded emissions may be off by a hundredth. */
export function co2Headline(result: Result, words: Words): Headline | null {
  const less = co2Reduction(result);
  if (less === null) return null;
  const value = Math.abs(less);
  const isCost = less < 0;
  return withFigure({
    title: words(isCost ? 'hp.co2More' : 'hp.co2Less'),
    value,
    isCost,
    text: words.format.tonnesSaved(value),
    tail: words('hp.tail'),
    range: 'co2',
    turned: isCost ? 'results.was.more' : 'results.was.less',
  });
}
