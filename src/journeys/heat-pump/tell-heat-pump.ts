import type { HeatingFuel } from '../../domain/heating.ts';
import type { Result } from '../../domain/result.ts';
import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import type { Words } from '../../words/words.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { costRows } from './cards/cost-rows.ts';
import { heatPumpCards } from './cards/heat-pump-cards.ts';
import { figureHeadline, heatPumpToldHeadline } from './cards/heat-pump-told-headline.ts';

export const tellHeatPump: AssetDescriptor['tell'] = (result, answers, words) => ({
  headline: headlineOf(result, answers.heatingFuel, words),
  rows: [
    ...cardRows(heatPumpCards, result, answers, words),
    ...costRows(result, words).map(({ term, detail }) => [term, detail] as const),
  ],
});

/** After the bill its CO2, as the result says it second. */
function headlineOf(result: Result, fuel: HeatingFuel | null, words: Words): string {
  const lead = heatPumpToldHeadline(result, fuel, words).sentence;
  const second = figureHeadline(result, fuel, words);
  return second.figure && second.sentence !== lead ? `${lead}. ${second.sentence}` : lead;
}
