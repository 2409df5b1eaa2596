import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { solarCards } from './cards/solar-cards.ts';
import { solarHeadlineText } from './solar-headline-text.ts';

export const solarSummary: AssetDescriptor['summary'] = (result, answers, words) => {
  const { sentence: headline, brief } = solarHeadlineText(result, words);
  return { headline, brief, rows: cardRows(solarCards, result, answers, words) };
};
