// What the one bill says in words: its total, its price with what that leaves out, and of when its prices are.
import type { Combined } from '../../domain/extras/combined.ts';
import { shownResult } from '../../state/fetch-result.ts';
import type { Widget } from '../../state/widget.ts';
import type { Words } from '../../words/words.ts';
import type { AnswerFact } from '../result/headline/answer-facts.tsx';
import { ratesText } from '../result/tariff/rates-text.ts';
import { billStacks } from './bill-stacks.ts';

type Told = Pick<Widget, 'store' | 'words' | 'product'>;

/** 'Together they could save about £2,590 a year, on one bill' */
export function billHeadline(combined: Combined, { words }: Pick<Told, 'words'>): string {
  const { saving } = billStacks(combined, words);
  const kind = saving > 0 ? 'save' : 'costMore';
  const value = words.format.aboutPounds(Math.abs(saving));
  return `${words(`bill.${kind}`)} ${value} ${words(`bill.${kind}.tail`)}`;
}

/** What is bought has a price only where its own quote has one; the rest is named. */
export function billFacts(
  { assets, totalCost }: Combined,
  { store, words, product }: Told,
): readonly AnswerFact[] {
  const { results } = store.getState();
  const names = assets
    .filter((asset) => !shownResult(results[asset])?.totalCost)
    .map((asset) => words(asset === 'ev' ? 'bill.unpriced.ev' : product.asset(asset).says.tab));
  return [
    ...(totalCost ? [[words('answer.cost'), words.format.aboutPounds(totalCost)] as const] : []),
    ...(names.length > 0 ? [[words('bill.unpriced'), names.join(', ')] as const] : []),
  ];
}

/** Of when its prices are; '' where no tariff is recommended. */
export function billRates({ tariff }: Combined, words: Words): string {
  const rates = [ratesText(tariff, words), tariff.indicative && words('results.indicative')];
  return tariff.tariffName ? rates.filter(Boolean).join(', ') : '';
}
