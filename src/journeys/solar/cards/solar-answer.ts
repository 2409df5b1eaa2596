import type { Result } from '../../../domain/result.ts';
import { breakevenYears } from '../../../domain/solar-lifetime.ts';
import { lifetimeYears } from '../../../domain/what-if/scenario-years.ts';
import type { Words } from '../../../words/words.ts';
import type { Answer } from '../../result/headline/answer-facts.tsx';
import { paysBack } from '../../result/headline/pays-back.ts';
import { priceFact } from '../../result/headline/price-fact.ts';
import { solarBack } from '../solar-tail.ts';

/** The price before a survey, the payback, and what is paid for power sold; its row under the breakdown has what its years include, and its sum. */
export function solarAnswer(result: Result, words: Words): Answer {
  const price = priceFact(result, words, 'solar-cost');
  const back = price && solarBack(result);
  const years = back
    ? [
        [
          words('hp.cost.payback'),
          paysBack(back.breakeven, words),
          undefined,
          likelyYears(result, words),
        ] as const,
      ]
    : [];
  const sold = soldFor(result);
  const note = sold >= 1 && words('solar.bill.export', { value: words.format.wholePounds(sold) });
  return { facts: price ? [price, ...years] : [], note: note || '' };
}

/** When it has paid for itself at the two ends of the saving's range; '' if they are not known, or in the same year. */
export function likelyYears({ ranges, whatIf, totalCost }: Result, words: Words): string {
  const range = ranges?.find(({ figure }) => figure === 'savings');
  const lifetime = whatIf?.lifetime;
  if (!lifetime || !totalCost || !range?.base) return '';
  const [soonest, latest] = [range.high, range.low].map((saving) => {
    const years = breakevenYears(lifetimeYears(lifetime, saving / range.base), totalCost);
    return years === null ? null : Math.round(years);
  });
  if (soonest == null || soonest === latest) return '';
  return latest == null
    ? words('solar.back.after', { soonest })
    : words('solar.back.likely', { soonest, latest });
}

/** Pounds a year for power sold; 0 if the server does not say. */
function soldFor({ whatIf }: Result): number {
  return (whatIf?.after.export ?? []).reduce((pounds, { kWh, rate }) => pounds + (kWh * rate) / 100, 0);
}
