import type { Result } from '../../../domain/result.ts';
import type { WholeCost } from '../../../domain/result-extras.ts';
import type { BarCompareProps } from '../../../ui/bars/bars.tsx';
import type { Words } from '../../../words/words.ts';

/** A figure below the headline; with its `data-figure`, if it is shown elsewhere too, and what the value counts or omits. */
export type AnswerFact = readonly [
  label: string,
  value: string,
  figure?: string | undefined,
  note?: string | undefined,
];

/** What visitors ask first, below a headline's figure: the cost and the payback, or what is known instead. */
export interface Answer {
  /** What the figure above omits. */
  readonly lacks?: string;
  readonly facts: readonly AnswerFact[];
  /** True if the first and the last fact are parts of the figure above; the facts between belong to the first part. */
  readonly isSplit?: boolean;
  /** Instead of facts, what the figure compares with. */
  readonly bars?: BarCompareProps | undefined;
  /** What the facts depend on or include; '' if there is nothing to say. */
  readonly note: string;
}

type Span = WholeCost['price'];

/** The price after the grant. */
interface Price extends Span {
  readonly grant: number;
}

/** Null if none is known. */
export function priceOf({ totalCost, wholeCost }: Result): Price | null {
  if (!wholeCost) return totalCost ? { low: totalCost, high: totalCost, grant: 0 } : null;
  const { price, grant } = wholeCost;
  return { low: Math.max(0, price.low - grant), high: Math.max(0, price.high - grant), grant };
}

/**
 * What is paid, before a survey: a price, or what homes pay once the grant is off; null where neither is known.
 * @param sum of a price that is worked out
 */
export function priceFact(result: Result, words: Words, sum?: string): AnswerFact | null {
  const price = priceOf(result);
  const { wholeCost } = result;
  const what = words(wholeCost?.isTold === false ? 'answer.typical' : 'answer.what');
  const fact = price && costFact(price, words, what);
  return fact && sum && !wholeCost ? [...fact, sum] : fact;
}

/** The ends of a range are rounded, since it is rough. @param what the asset that has the price */
export function costFact(price: Price, words: Words, what: string): readonly [string, string] {
  const { wholePounds, aboutPounds } = words.format;
  const grant = wholePounds(price.grant);
  const label = words(price.grant > 0 ? 'answer.cost.grant' : 'answer.cost', { what, grant });
  return [label, spanText(price, words, price.low === price.high ? wholePounds : aboutPounds)];
}

export function spanText({ low, high }: Span, words: Words, pounds = words.format.wholePounds): string {
  return low === high ? pounds(low) : words('range.span', { low: pounds(low), high: pounds(high) });
}

/**
 * The payback with a boiler that is due and without: the years from one to the other, with which is which below them; one value
 * if they are equal, or if no boiler is replaced.
 */
export function paybackFact(
  { usual = null, notDue }: Pick<WholeCost['payback'], 'usual' | 'notDue'>,
  words: Words,
  hasBoiler = false,
): AnswerFact {
  const due = paysBack(usual, words);
  if (notDue === undefined) return [words(hasBoiler ? 'hp.cost.payback.due' : 'hp.cost.payback'), due];
  const term = words('hp.cost.payback');
  const not = paysBack(notDue, words);
  if (due === not) return [term, due];
  if (!usual || !notDue) return [term, words('hp.cost.payback.both', { due, not })];
  const soonest = wholeYears(usual);
  const both = words('hp.cost.payback.both', { due: soonest, not: wholeYears(notDue) });
  return [term, paysBack(notDue, words, soonest), undefined, both];
}

const wholeYears = (years: number) => Math.max(1, Math.round(years));

/**
 * When something has paid for itself: 'in about 13 years', since prices are not exact, or 'in about 5 to 11 years'.
 * @param years null: not in the years that were calculated
 * @param soonest whole years
 */
export function paysBack(years: number | null, words: Words, soonest?: number): string {
  if (years === null) return words('hp.cost.never');
  if (years === 0) return words('hp.cost.atOnce');
  const high = words('time.years', { count: wholeYears(years) });
  return words('hp.cost.in', { years: soonest ? words('range.span', { low: soonest, high }) : high });
}

/** The facts or the bars below a headline's figure as rows of text. */
export const factRows = ({ facts, bars }: Answer) => [
  ...facts.map(([label, value]) => [label, value] as const),
  ...(bars?.bars ?? []).map(({ name, text }) => [name, text] as const),
];
