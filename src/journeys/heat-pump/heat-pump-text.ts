import { billSaving, co2Reduction, type Result } from '../../domain/result.ts';
import type { WholeCost } from '../../domain/result-extras.ts';
import { sourceText } from '../../words/message.ts';
import type { Words } from '../../words/words.ts';
import {
  type Answer,
  type AnswerFact,
  paybackFact,
  paysBack,
  priceFact,
  priceOf,
  spanText,
} from '../result/headline/answer.ts';
import { type Headline, headlineOf, savingHeadline, withFigure } from '../result/headline/headline.ts';

/** RES-HP-01, RES-HP-02: the first figure of the result: the saving a year, or the CO2 if no saving is known. */
export function heatPumpHeadlineText(result: Result, words: Words): Headline {
  const saving = billSaving(result);
  if (!saving) return co2Headline(result, words) ?? headlineOf(words('results.noFigure'));
  return savingHeadline(saving, words(saving.kind === 'save' ? 'hp.tail' : 'hp.tailMore'), words);
}

/** Null if unknown. Rounded once, as shown: the difference of two rounded emissions may be off by a hundredth. */
export function co2Headline(result: Result, words: Words): Headline | null {
  const less = co2Reduction(result);
  if (less === null) return null;
  const value = Math.abs(less);
  const isCost = less < 0;
  return withFigure({
    title: words(isCost ? 'hp.co2More' : 'hp.co2Less'),
    value,
    isCost,
    text: words.format.tonnesSaved(value),
    tail: words('hp.tail'),
    range: 'co2',
    turned: isCost ? 'results.was.more' : 'results.was.less',
  });
}

interface CostRow {
  readonly term: string;
  readonly detail: string;
  readonly note?: string;
}

/**
 * YOURS-04: the cost of a heat pump: the price, the grant, and when it has paid for itself. None if the server sends no price.
 */
export function costRows(result: Result, words: Words): readonly CostRow[] {
  const { wholeCost } = result;
  const paid = priceOf(result);
  if (!wholeCost || !paid) return [];
  const { price, isTold, date, grant, boiler, left, service } = wholeCost;
  const pounds = words.format.wholePounds;
  // Whose price it is, and its date; not said of a price that the visitor gave.
  const note = [sourceText(words, wholeCost), date && words.format.date(date)].filter(Boolean).join(', ');
  const { back, ends } = payback(wholeCost, result, words);
  const rows: readonly (CostRow | false)[] = [
    {
      term: words(isTold ? 'label.installerPrice' : 'hp.cost.price'),
      detail: spanText(price, words),
      ...(note && { note }),
    },
    grant > 0 && { term: words('hp.cost.grant'), detail: pounds(-grant) },
    { term: words('hp.cost.left'), detail: spanText(paid, words) },
    boiler > 0 && { term: words('hp.cost.boiler'), detail: pounds(-boiler) },
    boiler > 0 && { term: words('hp.cost.left.due'), detail: spanText(left, words) },
    { term: words('hp.cost.service'), detail: pounds(service) },
    ...back.map(([term, detail, , more]) => ({
      term,
      detail,
      ...((more || ends) && { note: [more, ends].filter(Boolean).join('. ') }),
    })),
  ];
  return rows.filter((row) => row !== false);
}

/**
 * For the headline: the price after the grant, and the payback with a boiler that is due and without; below them
 * how they differ, or else both ends. The source of the price is named in the breakdown. If the server sends no price, says that no
 * price is quoted.
 */
export function answerOfCost(result: Result, words: Words): Answer {
  const { wholeCost } = result;
  if (!wholeCost) return { facts: [], note: `${words('hp.notQuoted')} ${words('hp.notQuotedWhy')}` };
  const { boiler } = wholeCost;
  const price = priceFact(result, words);
  const { back, ends } = payback(wholeCost, result, words);
  const off = boiler > 0 && words('hp.cost.lessBoiler', { value: words.format.wholePounds(boiler) });
  return {
    facts: [...(price ? [price] : []), ...back],
    note: off || ends,
  };
}

/**
 * The likely cases, at the saving of the headline, then a sentence with both ends, '' if they are equal. Without a likely case from
 * the server, both ends.
 */
function payback({ boiler, payback: years }: WholeCost, result: Result, words: Words) {
  const [low, high] = [paysBack(years.soonest, words), paysBack(years.latest, words)];
  const ends = low === high ? '' : words('hp.cost.depends', { low, high });
  if (years.usual === undefined)
    return { back: [[words('hp.cost.payback'), ends || low] as AnswerFact], ends: '' };
  const [term, ...when] = paybackFact(years, words, boiler > 0);
  const saving = billSaving(result);
  const value = saving?.kind === 'save' && words.format.aboutPounds(saving.value);
  const back: AnswerFact = [value ? words('hp.cost.payback.at', { term, value }) : term, ...when];
  return { back: [back], ends };
}

/** HON-19: how much of the saving is due to the pump and how much to the tariff; '' if none is due to the tariff. */
export function savedBy(result: Result, words: Words): string {
  const rest = Math.round(result.breakdown?.savedByTariff ?? 0);
  const saving = billSaving(result);
  if (rest === 0 || !saving) return '';
  const change = Math.round(saving.value) * (saving.kind === 'save' ? 1 : -1);
  const part = (of: 'pump' | 'rest', saved: number) =>
    words(`hp.bill.${of}.${saved >= 0 ? 'less' : 'more'}`, {
      value: words.format.wholePounds(Math.abs(saved)),
    });
  return [part('pump', change - rest), part('rest', rest), words('hp.bill.tariff')].join(' ');
}
