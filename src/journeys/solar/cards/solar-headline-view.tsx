// RES-SOL-01: the saving of a year or what it would cost more, and what the system costs.
import type { Result } from '../../../domain/result.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import type { Words } from '../../../words/words.ts';
import type { AnswerFact } from '../../result/headline/answer-facts.tsx';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { HeadlineView } from '../../result/headline/headline-view.tsx';
import { priceFact } from '../../result/headline/price-fact.ts';
import { solarBack } from '../solar-tail.ts';
import { solarToldHeadline } from '../solar-told-headline.ts';
import { yearsText } from '../years-text.ts';

export function SolarHeadlineView({ result, before }: ResultViewProps) {
  const { words } = useWidget();
  const of = (some: Result) => solarToldHeadline(some, words);
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
          facts={solarFacts(result, words)}
        />
      }
    />
  );
}

/** What it costs, before a survey, and when that has come back: the one of Detailed Breakdown. */
function solarFacts(result: Result, words: Words): readonly AnswerFact[] {
  const price = priceFact(result, words);
  if (!price) return [];
  const back = solarBack(result);
  return [
    price,
    ...(back
      ? [
          [
            words('answer.paid'),
            back.breakeven === null ? words('alternative.never') : yearsText(back.breakeven, words),
            'solar-breakeven',
          ] as const,
        ]
      : []),
  ];
}
