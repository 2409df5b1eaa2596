import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { homeCards } from '../result/cards/home-cards.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { evCards } from './cards/ev-cards.ts';
import { evToldHeadline } from './cards/ev-told-headline.ts';

export const tellEv: AssetDescriptor['tell'] = (result, answers, words) => {
  const { sentence: headline, brief } = evToldHeadline(result, words);
  return { headline, brief, rows: cardRows([{ cards: homeCards }, ...evCards], result, answers, words) };
};
