// What the one bill says in words: its total, its price with what that leaves out, and of when its prices are.
import type { Combined } from '../../domain/extras/combined.ts';
import { shownResult } from '../../state/fetch-result.ts';
import type { Widget } from '../../state/widget.ts';
import { roughly } from '../../words/formats.ts';
import type { Words } from '../../words/words.ts';
import type { Answer } from '../result/headline/answer-facts.tsx';
import { type FigureHeadline, savingHeadline } from '../result/headline/headline.ts';
import { costFact, paybackFacts, priceOf } from '../result/headline/price-fact.ts';
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

/** Why what the tabs say, added up as they say it, is not what the headline says; null where it is. */
export function tabsTogether(combined: Combined, words: Words): string | null {
  const { shares, separately } = combined;
  const { aboutPounds } = words.format;
  const alone = shares.map((share) => roughly(share.alone ?? Number.NaN));
  const added = sum(alone);
  const text = aboutPounds(shares.length > 0 && !Number.isNaN(added) ? added : separately);
  const isSame = text === aboutPounds(billStacks(combined, words).saving);
  return isSame ? null : words('bill.together', { separately: text });
}

/**
 * What all that has a price costs together, and when it has paid for itself. What its own quote gives no price is named: neither
 * its price nor what it saves is in the years.
 */
export function billAnswer(
  { assets, payback }: Pick<Combined, 'assets' | 'payback'>,
  { store, words, product }: Services,
): Answer {
  const { results } = store.getState();
  const all = assets.map((asset) => {
    const result = shownResult(results[asset]);
    const { tab, unpriced = tab } = product.asset(asset).says;
    return { name: words(unpriced), price: result && priceOf(result) };
  });
  const prices = all.flatMap(({ price }) => price ?? []);
  const named = (isPriced: boolean) =>
    all.filter(({ price }) => !!price === isPriced).map(({ name }) => name);
  /** As each is shown. */
  const total = (of: 'low' | 'high' | 'grant') => sum(prices.map((price) => Math.round(price[of])));
  const whole = { low: total('low'), high: total('high'), grant: total('grant') };
  const what = named(false).join(', ');
  return {
    facts: [
      ...(prices.length > 0 ? [costFact(whole, words, named(true).join(' + '))] : []),
      ...(payback ? paybackFacts(payback, words) : []),
    ],
    note: what && words(payback ? 'answer.unpriced.years' : 'answer.unpriced', { what }),
  };
}

/** Of when its prices are; '' where no tariff is recommended. */
export function billRates({ tariff }: Combined, words: Words): string {
  const rates = [ratesText(tariff, words), tariff.indicative && words('results.indicative')];
  return tariff.tariffName ? rates.filter(Boolean).join(', ') : '';
}
