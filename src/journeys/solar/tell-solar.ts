import { solarHeadline } from '../../domain/solar-headline.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { solarCards } from './cards/solar-cards.ts';
import { solarTail } from './solar-tail.ts';

export const tellSolar: AssetDescriptor['tell'] = (result, answers, words) => {
  const rows = cardRows(solarCards, result, answers, words);
  const headline = solarHeadline(result);
  if (!headline) return { headline: words('solar.unknown'), rows };
  const { kind, value } = headline;
  const tail = solarTail(result, headline, words);
  return { headline: `${words(`solar.${kind}`)} ${words.format.wholePounds(value)} ${tail}`, rows };
};
