import type { Asset } from '../../domain/journey.ts';
import type { BillSaving } from '../../domain/result.ts';
import { BILL_PARTS, type BillPart, type Combined } from '../../domain/result-extras.ts';
import { roundTogether } from '../../domain/shown-figures.ts';
import { quotedName, shownResult } from '../../state/fetch-result.ts';
import { quotedOf } from '../../state/journey-state.ts';
import type { Widget } from '../../state/widget.tsx';
import type { Stack } from '../../ui/bars/bars.tsx';
import { roughly } from '../../words/formats.ts';
import { inside, listed } from '../../words/in-sentence.ts';
import type { Words } from '../../words/words.ts';
import { type Answer, type AnswerFact, costFact, paybackFact, priceOf } from '../result/headline/answer.ts';
import { type FigureHeadline, savingHeadline } from '../result/headline/headline.ts';
import { billText, ratesText, taxText } from '../result/prices/price-text.ts';

/** The one bill as shown. */
export interface Bill extends Combined {
  /** The parts of both bills, the lowest first. */
  readonly parts: readonly (typeof BILL_PARTS)[number][];
  readonly stacks: readonly Stack[];
  /** Pounds a year: the totals as shown. */
  readonly saving: number;
  readonly headline: BillSaving;
}

/** Pounds a year that each change saves alone, on its own tariff, rounded as on its tab; null if one is not known. */
export function savedAlone(shares: Combined['shares']): readonly number[] | null {
  const alone = shares.flatMap((share) => (share.alone == null ? [] : roughly(share.alone)));
  return alone.length > 0 && alone.length === shares.length ? alone : null;
}

export const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const partOf = (bill: readonly BillPart[], id: string) => bill.find((part) => part.id === id)?.value ?? 0;

/** Today's bill and the new one, each part rounded so that the parts as shown add up to the total as shown. */
export function billOf(combined: Combined, words: Words): Bill {
  const { today, after } = combined;
  const parts = BILL_PARTS.filter((id) => [today, after].some((bill) => bill.some((part) => part.id === id)));
  const bills = [today, after].map((bill) => {
    const exact = parts.map((id) => partOf(bill, id));
    return roundTogether(exact, sum(exact));
  });
  const [before = 0, now = 0] = bills.map(sum);
  const named = ['bill.today', 'bill.after'] as const;
  const saving = before - now;
  return {
    ...combined,
    parts,
    saving,
    headline: { kind: saving > 0 ? 'save' : 'costMore', value: Math.abs(saving) },
    stacks: named.map((name, at) => ({
      name: words(name),
      total: billText(sum(bills[at] ?? []), words),
      values: (bills[at] ?? []).map((value) => ({ value, text: words.format.wholePounds(value) })),
    })),
  };
}

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
          assets.map((asset) => words(product.asset(asset).labels.named)),
          words,
        );
  return savingHeadline(headline, words(`bill.${headline.kind}.tail`, { all }), words);
}

/** An asset's own saving, for its tab, or that the bill lacks it; undefined if the server does not say. */
export function tabFigure(asset: Asset, combined: Combined | null, words: Words): string | undefined {
  if (combined && !combined.assets.includes(asset)) return words('tab.missing');
  const alone = combined?.shares.find((share) => share.asset === asset)?.alone ?? null;
  if (alone === null) return undefined;
  const value = words.format.aboutPounds(Math.abs(alone));
  return words(alone < 0 ? 'tab.costs' : 'tab.saves', { value });
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
      unpriced: described.labels.unpriced,
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
