// RES-EV-01, RES-EV-02: the saving of driving electric, its extra cost, or the cost of charging.
import { evHeadline } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';
import { type Headline, headlineOf, savingHeadline, withFigure } from '../../result/headline/headline.ts';

export function evHeadlineText(result: Result, words: Words): Headline {
  const headline = evHeadline(result);
  if (!headline)
    return headlineOf(words(result.reason === 'charger' ? 'ev.headline.charger' : 'results.noFigure'));
  const { kind, value } = headline;
  const tail = words(`ev.headline.${kind}.tail`);
  if (kind !== 'charging') return savingHeadline({ kind, value }, tail, words);
  return withFigure({
    title: words('ev.headline.charging'),
    value,
    isCost: true,
    text: words.format.aboutPounds(value),
    tail,
    range: 'annualCost',
    turned: 'results.was',
  });
}
