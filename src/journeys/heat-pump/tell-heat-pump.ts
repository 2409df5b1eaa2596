import { heatPumpHeadline } from '../../domain/heat-pump-headline.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { costRows } from './cards/cost-rows.ts';
import { heatPumpCards } from './cards/heat-pump-cards.ts';

export const tellHeatPump: AssetDescriptor['tell'] = (result, answers, words) => {
  const rows = [
    ...cardRows(heatPumpCards, result, answers, words),
    ...costRows(result, words).map(({ term, detail }) => [term, detail] as const),
  ];
  const headline = heatPumpHeadline(result, answers.heatingFuel);
  if (!headline) return { headline: words('hp.unknown'), rows };
  const { kind, value } = headline;
  const { wholePounds, tonnes } = words.format;
  const amount = kind === 'save' || kind === 'costMore' ? wholePounds(value) : tonnes(value);
  const tail = words(kind === 'costMore' ? 'hp.tailMore' : 'hp.tail');
  return { headline: `${words(`hp.${kind}`)} ${amount} ${tail}`, rows };
};
