// What the one bill says in words: its total, its price with what that leaves out, and of when its prices are.
import type { Combined } from '../../domain/extras/combined.ts';
import { shownResult } from '../../state/fetch-result.ts';
import type { Widget } from '../../state/widget.ts';
import { roughly } from '../../words/formats.ts';
import type { Words } from '../../words/words.ts';
import type { Answer } from '../result/headline/answer-facts.tsx';
import { type FigureHeadline, savingHeadline } from '../result/headline/headline.ts';
import { priceFact } from '../result/headline/price-fact.ts';
import { ratesText } from '../result/tariff/rates-text.ts';
import { billStacks } from './bill-stacks.ts';

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
  const added = alone.reduce((sum, one) => sum + one, 0);
  const text = aboutPounds(shares.length > 0 && !Number.isNaN(added) ? added : separately);
  const isSame = text === aboutPounds(billStacks(combined, words).saving);
  return isSame ? null : words('bill.together', { separately: text });
}

/** What is bought has a price only where its own quote has one; the rest is named. */
export function billAnswer(
  { assets }: Pick<Combined, 'assets'>,
  { store, words, product }: Services,
): Answer {
  const { results } = store.getState();
  const bought = assets.map((asset) => {
    const result = shownResult(results[asset]);
    const { tab, unpriced = tab } = product.asset(asset).says;
    const name = words(unpriced);
    return { name, price: result && priceFact(result, words, name) };
  });
  const names = bought.filter(({ price }) => !price).map(({ name }) => name);
  return {
    facts: bought.flatMap(({ price }) => (price ? [price] : [])),
    note: names.length > 0 ? words('answer.unpriced', { what: names.join(', ') }) : '',
  };
}

/** Of when its prices are; '' where no tariff is recommended. */
export function billRates({ tariff }: Combined, words: Words): string {
  const rates = [ratesText(tariff, words), tariff.indicative && words('results.indicative')];
  return tariff.tariffName ? rates.filter(Boolean).join(', ') : '';
}
