import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { paysBack } from '../result/headline/pays-back.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { solarCards } from './cards/solar-cards.ts';
import { solarHeadlineText } from './solar-headline-text.ts';
import { solarBack } from './solar-tail.ts';

export const solarSummary: AssetDescriptor['summary'] = (result, answers, words) => {
  const { sentence: headline, brief } = solarHeadlineText(result, words);
  const back = solarBack(result);
  return {
    headline,
    brief,
    rows: [
      ...cardRows(solarCards, result, answers, words),
      ...(back ? [[words('hp.cost.payback'), paysBack(back.breakeven, words)] as const] : []),
    ],
  };
};
