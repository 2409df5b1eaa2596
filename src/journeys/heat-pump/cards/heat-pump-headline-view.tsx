// RES-HP-01, RES-HP-02, RES-HP-09, RES-HP-15: the bill and the CO2, what they mean for this fuel, what they leave out.
import { ELECTRIC, type HeatingFuel } from '../../../domain/heating.ts';
import type { Result } from '../../../domain/result.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { HeadlineView } from '../../result/headline/headline-view.tsx';
import { answerOfCost } from './cost-rows.ts';
import { HeatPumpBill } from './heat-pump-bill.tsx';
import { billHeadline, figureHeadline, heatPumpToldHeadline } from './heat-pump-told-headline.ts';

export interface HeatPumpHeadlineViewProps extends ResultViewProps {
  readonly fuel: HeatingFuel | null;
}

export function HeatPumpHeadlineView(props: HeatPumpHeadlineViewProps) {
  const { result, before, fuel } = props;
  const { words } = useWidget();
  const billLeads = fuel !== ELECTRIC && billHeadline(result, words);
  return (
    <HeadlineView
      asset="ashp"
      result={result}
      before={before}
      of={(some) => heatPumpToldHeadline(some, fuel, words)}
      lead={billLeads ? <HeatPumpBill result={result} leads /> : <HeatPumpFigure {...props} />}
    >
      <p>
        <strong>{words('hp.notQuoted')}</strong> <span>{words('hp.notQuotedWhy')}</span>
      </p>
    </HeadlineView>
  );
}

/** The other of the two: the CO2 after a bill, an electric home's bill after its saving. */
export function HeatPumpSecond(props: HeatPumpHeadlineViewProps) {
  const { result, fuel } = props;
  const { words } = useWidget();
  return fuel !== ELECTRIC && billHeadline(result, words) ? (
    <HeatPumpFigure {...props} className="result__words heat-pump-second" />
  ) : (
    <HeatPumpBill result={result} leads={false} />
  );
}

function HeatPumpFigure(props: HeatPumpHeadlineViewProps & { readonly className?: string }) {
  const { result, fuel } = props;
  const { words } = useWidget();
  const isMoney = fuel === ELECTRIC;
  return (
    <HeadlineFigureView
      {...props}
      of={(some: Result) => figureHeadline(some, fuel, words)}
      name="hp-headline"
      facts={isMoney ? answerOfCost(result, words) : null}
    />
  );
}
