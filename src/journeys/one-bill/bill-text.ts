// The sentences of the one bill: its total, its price and what that omits, and the date of its prices.
import type { Combined } from '../../domain/extras/combined.ts';
import { quotedName, shownResult } from '../../state/fetch-result.ts';
import { quotedOf } from '../../state/journey-state.ts';
import type { Widget } from '../../state/widget.ts';
import { roughly } from '../../words/formats.ts';
import { inside, listed } from '../../words/in-sentence.ts';
import type { Words } from '../../words/words.ts';
import type { Answer, AnswerFact } from '../result/headline/answer-facts.tsx';
import { type FigureHeadline, savingHeadline } from '../result/headline/headline.ts';
import { costFact, paybackFact, priceOf } from '../result/headline/price-fact.ts';
import { taxText } from '../result/prices/tax-text.ts';
import { ratesText } from '../result/tariff/rates-text.ts';
import { billStacks, sum } from './bill-stacks.ts';

type Services = Pick<Widget, 'store' | 'words' | 'product'>;

/** 'Together they could save about £2,590 a year, on one bill' */
export function billHeadline(combined: Combined, words: Words): FigureHeadline {
  const { saving } = billStacks(combined, words);
  const kind = saving > 0 ? 'save' : 'costMore';
  const value = Math.abs(saving);
  return savingHeadline({ kind, value }, words(`bill.${kind}.tail`), words, words(`bill.${kind}`));
}

/** Pounds a year: each saving is rounded, so a difference that is no larger says nothing. */
const NO_DIFFERENCE = 10;

/** Why the savings on the tabs add up to another sum than the headline; null if they add up to about the same. */
export function tabsTogether(combined: Combined, words: Words): string | null {
  const { shares, separately } = combined;
  const { aboutPounds } = words.format;
  const saved = shares.map((share) => roughly(share.alone ?? Number.NaN));
  const added = sum(saved);
  const tabs = roughly(shares.length > 0 && !Number.isNaN(added) ? added : separately);
  const together = roughly(billStacks(combined, words).saving);
  if (Math.abs(tabs - together) <= NO_DIFFERENCE) return null;
  const alone = words('bill.together', { separately: aboutPounds(tabs) });
  return combined.tariff.tariffName ? `${alone} ${words('bill.together.tariff')}` : alone;
}

/**
 * The total price of everything that has a price, and when it has paid for itself. Names each quote that the bill lacks and
 * each without a price, and says what the others save, since only they are in the years.
 */
export function billAnswer(
  { assets, payback, shares }: Pick<Combined, 'assets' | 'payback' | 'shares'>,
  { store, words, product }: Services,
): Answer & { readonly without: string } {
  const state = store.getState();
  const { results } = state;
  const missing = quotedOf(product.assets, state)
    .filter(({ id }) => !assets.includes(id))
    .map((asset) => inside(words(quotedName(asset, results))));
  const quoted = assets.flatMap((asset) => shownResult(results[asset]) ?? []);
  const all = assets.map((asset) => {
    const result = shownResult(results[asset]);
    const described = product.asset(asset);
    const { unpriced } = described.says;
    return {
      name: unpriced ? words(unpriced) : inside(words(quotedName(described, results))),
      price: result && priceOf(result),
      value: shares.find((share) => share.asset === asset)?.value ?? 0,
    };
  });
  const prices = all.flatMap(({ price }) => price ?? []);
  const named = (isPriced: boolean) =>
    listed(
      all.filter(({ price }) => !!price === isPriced).map(({ name }) => name),
      words,
    );
  /** Rounded as each is shown. */
  const total = (of: 'low' | 'high' | 'grant') => sum(prices.map((price) => Math.round(price[of])));
  const whole = { low: total('low'), high: total('high'), grant: total('grant') };
  const what = named(false);
  const unpriced = what && words('answer.unpriced', { what });
  const priced = what ? words('bill.priced', { what: named(true) }) : words('answer.what');
  const saved = sum(all.map(({ price, value }) => (price ? value : 0)));
  const isPriced = prices.length > 0;
  const yearsFact = (of: NonNullable<typeof payback>): AnswerFact => {
    const [label, years] = paybackFact(of, words);
    const value = words.format.aboutPounds(saved);
    return [what && saved > 0 ? words('answer.years', { value }) : label, years];
  };
  return {
    facts: [
      ...(isPriced ? [[...costFact(whole, words, priced), undefined, unpriced] as const] : []),
      ...(payback ? [yearsFact(payback)] : []),
    ],
    without: missing.length > 0 ? words('bill.without', { what: listed(missing, words) }) : '',
    lacks: taxText(quoted, words),
    note: isPriced ? '' : unpriced,
  };
}

/** The date of its prices; '' if no tariff is recommended. */
export function billRates({ tariff }: Combined, words: Words): string {
  const rates = [ratesText(tariff, words), tariff.indicative && words('results.indicative')];
  return tariff.tariffName ? rates.filter(Boolean).join(', ') : '';
}
