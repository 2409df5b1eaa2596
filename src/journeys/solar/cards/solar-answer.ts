import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';
import type { Answer } from '../../result/headline/answer-facts.tsx';
import { paysBack } from '../../result/headline/pays-back.ts';
import { priceFact } from '../../result/headline/price-fact.ts';
import { solarBack } from '../solar-tail.ts';

/** The price before a survey, and the payback; its row under the breakdown has what its years include, and its sum. */
export function solarAnswer(result: Result, words: Words): Answer {
  const price = priceFact(result, words, 'solar-cost');
  const back = price && solarBack(result);
  const years = back ? [[words('hp.cost.payback'), paysBack(back.breakeven, words)] as const] : [];
  return { facts: price ? [price, ...years] : [], note: '' };
}
