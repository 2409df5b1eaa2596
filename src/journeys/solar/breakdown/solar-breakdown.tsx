// RES-SOL-08…17: energy over a year, then money over twenty years.
import { useMemo } from 'react';
import { type Result, recommendedRow } from '../../../domain/result.ts';
import { lifetimeSavings } from '../../../domain/solar-lifetime.ts';
import { useWidget } from '../../../state/widget-context.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { chartWords } from '../../result/chart-words.ts';
import { SummedFacts } from '../../result/sums/summed-facts.tsx';
import { annualChart } from '../charts/annual-chart.ts';
import type { ChartView } from '../charts/chart-view.ts';
import { cumulativeChart } from '../charts/cumulative-chart.ts';
import { monthlyChart } from '../charts/monthly-chart.ts';
import { countedText } from '../counted-text.ts';
import { solarBack, solarReplacements, solarSavings } from '../solar-tail.ts';
import { energyRows } from './energy-rows.ts';
import { EnergySplit } from './energy-split.tsx';
import { LifetimeSum } from './lifetime-sum.tsx';
import { returnRows } from './return-rows.ts';

export function SolarBreakdown({ result }: { result: Result }) {
  const { words } = useWidget();
  const electricity = recommendedRow(result)?.electricity;
  const figures = useMemo(() => {
    const savings = solarSavings(result);
    const back = solarBack(result);
    const replacements = solarReplacements(result);
    return {
      savings,
      back,
      monthly: monthlyChart(electricity?.monthlyBreakDowns ?? [], words),
      cumulative: cumulativeChart(savings, back, words, replacements),
      annual: annualChart(savings, words, replacements),
    };
  }, [electricity, result, words]);
  if (!electricity) return null;
  const { savings, back, monthly, cumulative, annual } = figures;
  const years = savings.length;
  return (
    <div className="stack stack--7">
      <div className="solar-breakdown__pair">
        <SolarChart view={monthly} />
        <SummedFacts rows={energyRows(electricity, words)} />
      </div>
      <EnergySplit electricity={electricity} />
      {years > 0 && (
        <>
          <LifetimeSum savings={lifetimeSavings(savings)} years={years} back={back} />
          <div className="solar-breakdown__pair">
            <SolarChart view={cumulative} />
            {back && (
              <SummedFacts
                rows={returnRows(back, years, words, countedText(result, back.breakeven, words))}
              />
            )}
          </div>
          <SolarChart view={annual} />
        </>
      )}
    </div>
  );
}

function SolarChart({ view }: { view: ChartView | null }) {
  const { words } = useWidget();
  if (!view) return null;
  return <Chart {...view} words={chartWords(words)} />;
}
