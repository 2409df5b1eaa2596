// RES-SOL-01: the saving a year or the extra cost, and the price of the system.
import type { Result } from '../../../domain/result.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { HeadlineView } from '../../result/headline/headline-view.tsx';
import { solarHeadlineText } from '../solar-headline-text.ts';
import { BillBars } from './bill-bars.tsx';
import { solarAnswer } from './solar-answer.ts';

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
        <div className="result__words stack stack--4">
          <HeadlineFigureView
            result={result}
            before={before}
            of={of}
            name="solar-headline"
            answer={solarAnswer(result, words)}
          />
          <BillBars result={result} />
        </div>
      }
    />
  );
}
