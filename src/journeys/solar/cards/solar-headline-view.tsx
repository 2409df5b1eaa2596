// RES-SOL-01: the saving a year or the extra cost, and the price of the system.
import type { Result } from '../../../domain/result.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Words } from '../../../words/words.ts';
import type { Answer } from '../../result/headline/answer-facts.tsx';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { HeadlineView } from '../../result/headline/headline-view.tsx';
import { paysBack } from '../../result/headline/pays-back.ts';
import { priceFact } from '../../result/headline/price-fact.ts';
import { solarHeadlineText } from '../solar-headline-text.ts';
import { solarBack } from '../solar-tail.ts';

export function SolarHeadlineView({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const of = (some: Result) => solarHeadlineText(some, words);
  return (
    <HeadlineView
      asset="solar"
      result={result}
      before={before}
      of={of}
      title={words('solar.picture')}
      lead={
        <HeadlineFigureView
          result={result}
          before={before}
          of={of}
          name="solar-headline"
          answer={solarAnswer(result, words)}
        />
      }
    />
  );
}

/** The price before a survey, and the payback; its row under the breakdown has what its years include, and its sum. */
function solarAnswer(result: Result, words: Words): Answer {
  const price = priceFact(result, words, 'solar-cost');
  const back = price && solarBack(result);
  const years = back ? [[words('hp.cost.payback'), paysBack(back.breakeven, words)] as const] : [];
  return { facts: price ? [price, ...years] : [], note: '' };
}
