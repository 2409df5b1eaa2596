// RES-SOL-01, AMB-22: the saving of a year, or what it would cost more.
import type { Result } from '../../domain/result.ts';
import { solarHeadline } from '../../domain/solar-headline.ts';
import type { Words } from '../../words/words.ts';
import { type Headline, withFigure } from '../result/headline/headline.ts';
import { solarTail } from './solar-tail.ts';

export function solarToldHeadline(result: Result, words: Words): Headline {
  const headline = solarHeadline(result);
  if (!headline) return { sentence: words('results.noFigure'), figure: null };
  const { kind, value } = headline;
  return withFigure({
    title: words(`solar.${kind}`),
    value,
    text: words.format.aboutPounds(value),
    tail: solarTail(result, headline, words),
    range: 'savings',
    turned: kind === 'save' ? 'results.was.saved' : 'results.was.more',
  });
}
