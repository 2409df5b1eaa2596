import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { factRows } from '../result/headline/fact-rows.ts';
import { paysBack } from '../result/headline/pays-back.ts';
import { cardRows } from '../take-along/print/card-rows.ts';
import { likelyYears, solarAnswer } from './cards/solar-answer.ts';
import { solarCards } from './cards/solar-cards.ts';
import { cumulativeChart } from './charts/cumulative-chart.ts';
import { solarHeadlineText } from './solar-headline-text.ts';
import { solarBack, solarReplacements, solarSavings } from './solar-tail.ts';

export const solarSummary: AssetDescriptor['summary'] = (result, answers, words) => {
  const { sentence: headline, brief } = solarHeadlineText(result, words);
  const back = solarBack(result);
  const chart = back && cumulativeChart(solarSavings(result), back, words, solarReplacements(result));
  return {
    headline,
    brief,
    facts: factRows(solarAnswer(result, words)),
    // The year is that of the headline, and not to a tenth.
    ...(chart && {
      path: { ...chart.spec, flag: chart.spec.flag && { ...chart.spec.flag, text: chart.title } },
    }),
    rows: [
      ...cardRows(solarCards, result, answers, words),
      ...(back
        ? [[words('hp.cost.payback'), paysBack(back.breakeven, words), likelyYears(result, words)] as const]
        : []),
    ],
  };
};
