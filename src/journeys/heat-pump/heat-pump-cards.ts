import { recommendedRow } from '../../domain/result.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { type CardGroup, cardRows, homeCards } from '../result/cards/result-card.ts';
import { factRows } from '../result/headline/answer.ts';
import { answerOfCost, co2Headline, costRows, heatPumpHeadlineText } from './heat-pump-text.ts';

/** RES-HP-03…07: the cards of a heat pump result. */
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

export const heatPumpSummary: AssetDescriptor['summary'] = (result, answers, words) => {
  const { sentence } = heatPumpHeadlineText(result, words);
  // The CO2 follows the saving, as on the result.
  const second = co2Headline(result, words)?.sentence;
  return {
    headline: sentence,
    also: second === sentence ? undefined : second,
    facts: factRows(answerOfCost(result, words)),
    rows: [
      ...cardRows(heatPumpCards, result, answers, words),
      ...costRows(result, words).map(({ term, detail, note }) => [term, detail, note] as const),
    ],
  };
};
