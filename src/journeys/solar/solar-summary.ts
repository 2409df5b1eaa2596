import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { factRows } from '../result/headline/fact-rows.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { solarAnswer } from './cards/solar-answer.ts';
import { solarCards } from './cards/solar-cards.ts';
import { cumulativeChart } from './charts/cumulative-chart.ts';
import { solarHeadlineText } from './solar-headline-text.ts';
import { solarBack, solarReplacements, solarSavings } from './solar-tail.ts';

export const solarSummary: AssetDescriptor['summary'] = (result, answers, words) => {
  const { sentence: headline } = solarHeadlineText(result, words);
  const answer = solarAnswer(result, words);
  const back = solarBack(result);
  const chart = back && cumulativeChart(solarSavings(result), back, words, solarReplacements(result));
  return {
    headline,
    facts: factRows(answer),
    // The year is that of the headline, and not to a tenth.
    ...(chart && {
      path: { ...chart.spec, flag: chart.spec.flag && { ...chart.spec.flag, text: chart.title } },
    }),
    rows: [
      ...cardRows(solarCards, result, answers, words),
      ...answer.facts.slice(1).map(([label, value, , note]) => [label, value, note] as const),
    ],
  };
};
