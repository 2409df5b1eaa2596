import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { homeCards } from '../result/cards/home-cards.ts';
import { factRows } from '../result/headline/fact-rows.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { evAnswer } from './cards/ev-answer.ts';
import { evCards } from './cards/ev-cards.ts';
import { evHeadlineText } from './cards/ev-headline-text.ts';

export const evSummary: AssetDescriptor['summary'] = (result, answers, words) => {
  const { sentence: headline } = evHeadlineText(result, words);
  const answer = evAnswer(result, words);
  return {
    headline,
    also: answer.lacks || undefined,
    facts: factRows(answer),
    rows: cardRows([{ cards: homeCards }, ...evCards], result, answers, words),
  };
};
