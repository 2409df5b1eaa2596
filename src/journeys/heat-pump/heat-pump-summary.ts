import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { factRows } from '../result/headline/fact-rows.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { answerOfCost, costRows } from './cards/cost-rows.ts';
import { heatPumpCards } from './cards/heat-pump-cards.ts';
import { co2Headline, heatPumpHeadlineText } from './cards/heat-pump-headline-text.ts';

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
