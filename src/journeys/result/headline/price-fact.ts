import type { WholeCost } from '../../../domain/extras/whole-cost.ts';
import type { Result } from '../../../domain/result.ts';
import type { Words } from '../../../words/words.ts';
import type { AnswerFact } from './answer-facts.tsx';

/** What is paid, before a survey: a price, or what homes pay once the grant is off; null where neither is known. @param what has the price, where that has to be said */
export function priceFact({ totalCost, wholeCost }: Result, words: Words, what?: string): AnswerFact | null {
  const pounds = words.format.wholePounds;
  if (!wholeCost)
    return totalCost
      ? [words('answer.cost', { what: what ?? words('answer.what') }), pounds(totalCost), 'solar-cost']
      : null;
  const { price, grant, isTold } = wholeCost;
  const paid = { low: Math.max(0, price.low - grant), high: Math.max(0, price.high - grant) };
  return [
    words(grant > 0 ? 'answer.cost.grant' : 'answer.cost', {
      what: what ?? words(isTold ? 'answer.what' : 'answer.typical'),
      grant: pounds(grant),
    }),
    spanText(paid, words),
  ];
}

export function spanText({ low, high }: WholeCost['price'], words: Words): string {
  const pounds = words.format.wholePounds;
  return low === high ? pounds(low) : words('range.span', { low: pounds(low), high: pounds(high) });
}
