// RES-HP-03…07: the cards of a heat pump result.
import { recommendedRow } from '../../../domain/result.ts';
import { homeCards } from '../../result/cards/home-cards.ts';
import type { CardGroup } from '../../result/cards/result-card.ts';

export const heatPumpCards: readonly CardGroup<'property'>[] = [
  {
    heading: 'group.home',
    cards: [
      ...homeCards,
      {
        id: 'heating',
        label: 'label.heatingFuel',
        text: ({ request }, answers, words) => {
          const fuel = request.ashp?.heatingFuel ?? answers.heatingFuel;
          return fuel === null ? null : { value: words(`heating.${fuel}`) };
        },
      },
    ],
  },
  {
    heading: 'group.system',
    cards: [
      {
        id: 'size',
        label: 'hp.size',
        sum: 'hp-size',
        text: ({ request }, _, words) => {
          const kilowatts = request.ashp?.ashpSize ?? null;
          if (kilowatts === null) return null;
          const value = words.format.size(kilowatts, 'kW');
          return { value, note: words('results.estimate'), figure: kilowatts };
        },
      },
      {
        id: 'annual-cost',
        label: 'hp.annualCost',
        sum: 'hp-cost-after',
        text: (result, _, words) => {
          const cost = recommendedRow(result)?.annualCost ?? null;
          if (cost === null) return null;
          return { value: words.format.wholePounds(cost), note: words('hp.annualCostHint'), figure: cost };
        },
      },
    ],
  },
];
