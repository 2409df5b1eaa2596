// RES-HP-02: the CO2 in its own card; nothing if the CO2 is the headline, or unknown.
import { billSaving } from '../../../domain/bill-saving.ts';
import type { Result } from '../../../domain/result.ts';
import type { ResultViewProps } from '../../../state/result-view.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { headlineOf } from '../../result/headline/headline.ts';
import { HeadlineFigureView } from '../../result/headline/headline-figure.tsx';
import { co2Headline } from './heat-pump-headline-text.ts';

export function HeatPumpCo2(props: ResultViewProps) {
  const { result } = props;
  const { words } = useWidget();
  if (!billSaving(result) || !co2Headline(result, words)) return null;
  return (
    <HeadlineFigureView
      {...props}
      of={(some: Result) => co2Headline(some, words) ?? headlineOf('')}
      name="hp-co2"
      answer={null}
      className="card result__words stack stack--4 heat-pump-second"
    />
  );
}
