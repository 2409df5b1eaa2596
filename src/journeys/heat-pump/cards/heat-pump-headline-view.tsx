// RES-HP-01, RES-HP-15: the saving with its bill, the price, and what is not quoted.
import type { Result } from '../../../domain/result.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { HeadlineView } from '../../result/headline/headline-view.tsx';
import { answerOfCost } from './cost-rows.ts';
import { HeatPumpBill } from './heat-pump-bill.tsx';
import { heatPumpHeadlineText } from './heat-pump-headline-text.ts';

export function HeatPumpHeadlineView(props: ResultViewProps) {
  const { result } = props;
  const { words } = useWidget();
  const of = (some: Result) => heatPumpHeadlineText(some, words);
  return (
    <HeadlineView
      asset="ashp"
      {...props}
      of={of}
      lead={
        <div className="result__words stack stack--4">
          <HeadlineFigureView {...props} of={of} name="hp-headline" answer={answerOfCost(result, words)} />
          <HeatPumpBill result={result} />
        </div>
      }
    />
  );
}
