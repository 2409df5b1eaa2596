import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { solarCards } from './cards/solar-cards.ts';
import { solarToldHeadline } from './solar-told-headline.ts';

export const tellSolar: AssetDescriptor['tell'] = (result, answers, words) => {
  const { sentence: headline, brief } = solarToldHeadline(result, words);
  return { headline, brief, rows: cardRows(solarCards, result, answers, words) };
};
