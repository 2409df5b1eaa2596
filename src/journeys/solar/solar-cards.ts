import type { AssetDescriptor } from '../../state/asset-descriptor.ts';
import { type CardGroup, cardRows, homeCards } from '../result/cards/result-card.ts';
import { factRows } from '../result/headline/answer.ts';
import { cumulativeChart } from './savings-charts.ts';
import { solarAnswer, solarBack, solarHeadlineText, solarReplacements, solarSavings } from './solar-text.ts';

/** RES-SOL-02…05: the cards of a solar result. */
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
