import { evHeadline } from '../../domain/ev-headline.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { homeCards } from '../result/cards/home-cards.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { evCards } from './cards/ev-cards.ts';

export const tellEv: AssetDescriptor['tell'] = (result, answers, words) => {
  const rows = cardRows([{ cards: homeCards }, ...evCards], result, answers, words);
  const headline = evHeadline(result);
  if (!headline)
    return {
      headline: words(result.reason === 'charger' ? 'ev.headline.charger' : 'ev.headline.unknown'),
      rows,
    };
  const { kind, value } = headline;
  const tail = words(`ev.headline.${kind}.tail`);
  return { headline: `${words(`ev.headline.${kind}`)} ${words.format.wholePounds(value)} ${tail}`, rows };
};
