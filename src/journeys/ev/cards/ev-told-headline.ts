// RES-EV-01, RES-EV-02: what is saved by driving electric, what it costs more, or what charging costs.
import { evHeadline } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';
import { type Headline, withFigure } from '../../result/headline/headline.ts';

const TURNED = { save: 'results.was.saved', costMore: 'results.was.more', charging: 'results.was' } as const;

export function evToldHeadline(result: Result, words: Words): Headline {
  const headline = evHeadline(result);
  if (!headline) {
    const why = result.reason === 'charger' ? 'ev.headline.charger' : 'ev.headline.unknown';
    return { sentence: words(why), figure: null };
  }
  const { kind, value } = headline;
  return withFigure({
    title: words(`ev.headline.${kind}`),
    value,
    text: words.format.aboutPounds(value),
    tail: words(`ev.headline.${kind}.tail`),
    range: kind === 'charging' ? 'annualCost' : 'savings',
    turned: TURNED[kind],
  });
}
