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
import { type Bill, savedAlone, sum } from './bill-stacks.ts';

type Services = Pick<Widget, 'store' | 'words' | 'product'>;
type BillAnswer = Answer & { readonly without: string };

/** 'You could save about £2,590 a year with all three', or 'with solar panels and an electric car' */
export function billHeadline(
  { assets, headline }: Bill,
  { words, product }: Pick<Services, 'words' | 'product'>,
): FigureHeadline {
  const all =
    assets.length > 2
      ? words('bill.all')
      : listed(
          assets.map((asset) => words(product.asset(asset).says.named)),
          words,
        );
  return savingHeadline(headline, words(`bill.${headline.kind}.tail`, { all }), words);
}

/** What the tabs add up to, and why it is another sum than the headline. */
export function tabsTogether({ shares, separately, saving }: Bill, words: Words): string {
  const { aboutPounds } = words.format;
  return words('bill.together', {
    separately: aboutPounds(sum(savedAlone(shares) ?? [separately])),
    whole: aboutPounds(saving),
  });
}

/**
 * The total price of everything that has a price, and when it has paid for itself. Names each quote that the bill lacks. If a
 * change has no price, the facts are in two parts, each with what it saves, so that no cost seems to be the cost of all.
 */
export function billAnswer(bill: Bill, { store, words, product }: Services): BillAnswer {
  const { assets, payback, shares, saving, headline } = bill;
  const { aboutPounds } = words.format;
  const state = store.getState();
  const { results } = state;
  const missing = quotedOf(product.assets, state)
    .filter(({ id }) => !assets.includes(id))
    .map((asset) => inside(words(quotedName(asset, results))));
  const quoted = assets.flatMap((asset) => shownResult(results[asset]) ?? []);
  const all = assets.map((asset) => {
    const result = shownResult(results[asset]);
    const described = product.asset(asset);
    return {
      name: words(quotedName(described, results)),
      unpriced: described.says.unpriced,
      price: result && priceOf(result),
      value: shares.find((share) => share.asset === asset)?.value ?? 0,
    };
  });
  const priced = all.filter(({ price }) => price);
  const others = all.filter(({ price }) => !price);
  const prices = priced.flatMap(({ price }) => price ?? []);
  /** Rounded as each is shown. */
  const total = (of: 'low' | 'high' | 'grant') => sum(prices.map((price) => Math.round(price[of])));
  const whole = { low: total('low'), high: total('high'), grant: total('grant') };
  const lacking = others.map((one) => (one.unpriced ? words(one.unpriced) : inside(one.name)));
  const unpriced = lacking.length > 0 ? words('answer.unpriced', { what: listed(lacking, words) }) : '';
  const facts: readonly AnswerFact[] = [
    ...(priced.length > 0 ? [costFact(whole, words, words('answer.what'))] : []),
    ...(payback ? [paybackFact(payback, words)] : []),
  ];
  /** The two parts, rounded, add up to the headline. */
  const saved = roughly(sum(priced.map(({ value }) => value)));
  const part = (some: typeof all, value: number) => {
    const names = some.map(({ name }, at) => (at > 0 ? inside(name) : name));
    return [listed(names, words), aboutPounds(headline.kind === 'save' ? value : -value)] as const;
  };
  const isSplit = unpriced !== '' && priced.length > 0 && shares.length === assets.length;
  return {
    facts: isSplit
      ? [part(priced, saved), ...facts, [...part(others, roughly(saving) - saved), undefined, unpriced]]
      : facts,
    isSplit,
    without: missing.length > 0 ? words('bill.without', { what: listed(missing, words) }) : '',
    lacks: taxText(quoted, words, headline),
    note: isSplit ? '' : unpriced,
  };
}

/** The date of its prices; '' if no tariff is recommended. */
export function billRates({ tariff }: Combined, words: Words): string {
  const rates = [ratesText(tariff, words), tariff.indicative && words('results.indicative')];
  return tariff.tariffName ? rates.filter(Boolean).join(', ') : '';
}
