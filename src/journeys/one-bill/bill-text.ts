// The sentences of the one bill: its total, its price and what that omits, and the date of its prices.
import type { Combined } from '../../domain/extras/combined.ts';
import { quotedName, shownResult } from '../../state/fetch-result.ts';
import { quotedOf } from '../../state/journey-state.ts';
import type { Widget } from '../../state/widget.ts';
import { roughly } from '../../words/formats.ts';
import { inside, listed } from '../../words/in-sentence.ts';
import type { Words } from '../../words/words.ts';
import type { Answer } from '../result/headline/answer-facts.tsx';
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

/** Pounds a year: each saving is rounded, so a difference that is no larger says nothing. */
const NO_DIFFERENCE = 10;

/** What the tabs add up to and why it is another sum than the headline; null if it is about the same. */
export function tabsTogether({ shares, separately, tariff, saving }: Bill, words: Words): string | null {
  const { aboutPounds } = words.format;
  const tabs = roughly(sum(savedAlone(shares) ?? [separately]));
  if (Math.abs(tabs - roughly(saving)) <= NO_DIFFERENCE) return null;
  return words(tariff.tariffName ? 'bill.together.tariff' : 'bill.together', {
    separately: aboutPounds(tabs),
    whole: aboutPounds(saving),
  });
}

/**
 * The total price of everything that has a price, and when it has paid for itself. Names each quote that the bill lacks and
 * each without a price. Only the others are in the years, so it says what these save.
 */
export function billAnswer(bill: Bill, { store, words, product }: Services): BillAnswer {
  const { assets, payback, shares } = bill;
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
  const saving = roughly(sum(all.map(({ value }) => value)));
  const saved = roughly(sum(all.map(({ price, value }) => (price ? value : 0))));
  const isPriced = prices.length > 0;
  const isSplit = payback && what && saved > 0 && saved < saving;
  return {
    facts: [
      ...(isPriced ? [[...costFact(whole, words, priced), undefined, isSplit ? '' : unpriced] as const] : []),
      ...(payback
        ? [
            [
              ...paybackFact(payback, words),
              undefined,
              isSplit
                ? words('bill.rest', {
                    value: words.format.aboutPounds(saved),
                    priced: named(true),
                    unpriced,
                  })
                : '',
            ] as const,
          ]
        : []),
    ],
    without: missing.length > 0 ? words('bill.without', { what: listed(missing, words) }) : '',
    lacks: taxText(quoted, words, bill.headline),
    note: isPriced ? '' : unpriced,
  };
}

/** The date of its prices; '' if no tariff is recommended. */
export function billRates({ tariff }: Combined, words: Words): string {
  const rates = [ratesText(tariff, words), tariff.indicative && words('results.indicative')];
  return tariff.tariffName ? rates.filter(Boolean).join(', ') : '';
}
