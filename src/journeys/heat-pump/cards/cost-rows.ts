// YOURS-04: what a heat pump takes to pay for: the price, what comes off it, and when it has paid for itself.
import type { WholeCost } from '../../../domain/extras/whole-cost.ts';
import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';
import type { AnswerFact } from '../../result/headline/answer-facts.tsx';
import { priceFact, priceLabel, spanText } from '../../result/headline/price-fact.ts';

export interface CostRow {
  readonly term: string;
  readonly detail: string;
  readonly note?: string;
}

/** None where the server does not say. */
export function costRows({ wholeCost }: Result, words: Words): readonly CostRow[] {
  if (!wholeCost) return [];
  const { price, grant, boiler, left, service, source, date } = wholeCost;
  const pounds = words.format.wholePounds;
  const note = source && [source, date && words.format.date(date)].filter(Boolean).join(', ');
  const rows = [
    {
      term: priceLabel(wholeCost, words),
      detail: spanText(price, words),
      ...(note && { note }),
    },
    grant > 0 && { term: words('hp.cost.grant'), detail: pounds(-grant) },
    boiler > 0 && { term: words('hp.cost.boiler'), detail: pounds(-boiler) },
    { term: words('hp.cost.left'), detail: spanText(left, words) },
    { term: words('hp.cost.service'), detail: pounds(service) },
    { term: words('hp.cost.payback'), detail: paybackText(wholeCost, words) },
  ];
  return rows.filter((row) => row !== false);
}

/** In two facts, for the headline: what is paid once the grant is off, and when that has come back; none where the server does not say. */
export function answerOfCost(result: Result, words: Words): readonly AnswerFact[] {
  const price = priceFact(result, words);
  const { wholeCost } = result;
  return [
    ...(price ? [price] : []),
    ...(wholeCost ? [[words('hp.cost.payback'), paybackText(wholeCost, words)] as const] : []),
  ];
}

/** In whole years: the band of prices is wide. */
function paybackText({ payback: { soonest, latest } }: WholeCost, words: Words): string {
  const whole = (years: number) => Math.max(1, Math.round(years));
  const after = (years: number | null) => {
    if (years === null) return words('hp.cost.never');
    return years === 0 ? words('hp.cost.atOnce') : words('solar.years', { count: whole(years) });
  };
  const [low, high] = [after(soonest), after(latest)];
  if (low === high) return soonest === 0 ? low : words('hp.cost.in', { years: low });
  return words('hp.cost.between', { low: soonest ? whole(soonest) : 0, high });
}
