// YOURS-04: what a heat pump takes to pay for: the price, what comes off it, and when it has paid for itself.
import type { WholeCost } from '../../../domain/extras/whole-cost.ts';
import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';
import type { Answer, AnswerFact } from '../../result/headline/answer-facts.tsx';
import { priceFact, spanText } from '../../result/headline/price-fact.ts';

export interface CostRow {
  readonly term: string;
  readonly detail: string;
  readonly note?: string;
}

/** None where the server does not say. */
export function costRows({ wholeCost }: Result, words: Words): readonly CostRow[] {
  if (!wholeCost) return [];
  const { price, isTold, source, date, grant, boiler, left, service } = wholeCost;
  const pounds = words.format.wholePounds;
  // Whose price it is, and of when: nobody's where it was told.
  const note = [source, date && words.format.date(date)].filter(Boolean).join(', ');
  const [paid, depends] = payback(wholeCost, words);
  const rows: readonly (CostRow | false)[] = [
    {
      term: words(isTold ? 'label.installerPrice' : 'hp.cost.price'),
      detail: spanText(price, words),
      ...(note && { note }),
    },
    grant > 0 && { term: words('hp.cost.grant'), detail: pounds(-grant) },
    boiler > 0 && { term: words('hp.cost.boiler'), detail: pounds(-boiler) },
    { term: words('hp.cost.left'), detail: spanText(left, words) },
    { term: words('hp.cost.service'), detail: pounds(service) },
    { term: words('hp.cost.payback'), detail: paid, ...(depends && { note: depends }) },
  ];
  return rows.filter((row) => row !== false);
}

/**
 * In two facts, for the headline: what is paid once the grant is off, and when that has come back; under them what the second
 * depends on. Whose price it is stands with what it takes to pay for it. Where the server does not say, that no price is quoted.
 */
export function answerOfCost(result: Result, words: Words): Answer {
  const { wholeCost } = result;
  if (!wholeCost) return { facts: [], note: `${words('hp.notQuoted')} ${words('hp.notQuotedWhy')}` };
  const [paid, depends] = payback(wholeCost, words);
  const price = priceFact(result, words);
  const facts: readonly AnswerFact[] = [...(price ? [price] : []), [words('hp.cost.payback'), paid]];
  return { facts, note: depends };
}

/** The likely case in whole years, since the band of prices is wide; then a sentence of both ends, '' where they are alike. */
function payback({ boiler, payback: { soonest, usual, latest } }: WholeCost, words: Words) {
  const after = (years: number | null) => {
    if (years === null) return words('hp.cost.never');
    if (years === 0) return words('hp.cost.atOnce');
    return words('hp.cost.in', { years: words('solar.years', { count: Math.max(1, Math.round(years)) }) });
  };
  const [low, high] = [after(soonest), after(latest)];
  const off = boiler > 0 && words('hp.cost.lessBoiler', { value: words.format.wholePounds(boiler) });
  const ends = low === high ? '' : words('hp.cost.depends', { low, high });
  if (usual === undefined) return [ends || low, off || ''] as const;
  return [after(usual), [off, ends].filter(Boolean).join(' ')] as const;
}
