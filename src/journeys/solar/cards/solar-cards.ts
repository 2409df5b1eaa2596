// RES-SOL-02…05: the cards of a solar result.
import { homeCards } from '../../result/cards/home-cards.ts';
import type { CardGroup } from '../../result/cards/result-card.ts';

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
        text: ({ request }, _, words) => {
          const kWh = request.solar?.batterySize ?? null;
          if (kWh === null) return null;
          return { value: kWh > 0 ? words.format.size(kWh, 'kWh') : words('solar.battery.none') };
        },
      },
      {
        id: 'system-cost',
        label: 'solar.cost',
        sum: 'solar-cost',
        // A cost of nothing is one that is not known.
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
