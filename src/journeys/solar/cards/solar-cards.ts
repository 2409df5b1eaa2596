// RES-SOL-02…05: the cards of a solar result.
import { homeCards } from '../../result/cards/home-cards.ts';
import type { CardGroup } from '../../result/cards/result-card.ts';
import { solarBack } from '../solar-tail.ts';

export const solarCards: readonly CardGroup<'property'>[] = [
  { heading: 'group.home', cards: homeCards },
  {
    heading: 'group.system',
    cards: [
      {
        id: 'panels',
        label: 'solar.panels',
        text: ({ request }, _, words) => {
          const count = request.solar?.numberOfPanels ?? null;
          return count === null ? null : { value: words('solar.panels.count', { count }) };
        },
      },
      {
        id: 'battery',
        label: 'solar.battery',
        text: (result, _, words) => {
          const { request, alternatives } = result;
          const kWh = request.solar?.batterySize ?? null;
          if (kWh === null) return null;
          if (kWh > 0) return { value: words.format.size(kWh, 'kWh') };
          const value = words('solar.battery.none');
          const kept = solarBack(result)?.net ?? 0;
          const isWhy = alternatives?.some(
            ({ id, left }) => id === 'with-battery' && left !== null && left < kept,
          );
          return isWhy ? { value, note: words('solar.battery.why') } : { value };
        },
      },
      {
        id: 'system-cost',
        label: 'solar.cost',
        sum: 'solar-cost',
        // A cost of 0 means that it is unknown.
        text: ({ totalCost }, _, words) =>
          totalCost
            ? {
                value: words.format.wholePounds(totalCost),
                note: words('results.estimate'),
                figure: totalCost,
              }
            : { value: words('results.unknown'), note: words('results.afterSurvey'), figure: null },
      },
    ],
  },
];
