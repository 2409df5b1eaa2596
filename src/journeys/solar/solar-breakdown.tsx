import { type CSSProperties, useMemo } from 'react';
import { type Result, type ResultElectricity, recommendedRow } from '../../domain/result.ts';
import { shownDifference } from '../../domain/shown-figures.ts';
import { lifetimeSavings, type SolarReturn, solarShares } from '../../domain/solar.ts';
import { useWidget } from '../../state/widget.tsx';
import { Chart } from '../../ui/chart/chart.tsx';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { VisuallyHidden } from '../../ui/text/status.tsx';
import type { WordKey } from '../../words/word-key.ts';
import { chartWords } from '../result/result-text.ts';
import { SumOpener } from '../result/sums/sum-opener.tsx';
import { SummedFacts } from '../result/sums/summed-rows.tsx';
import { monthlyChart } from './monthly-chart.ts';
import { annualChart, type ChartView, cumulativeChart } from './savings-charts.ts';
import { energyRows, returnRows } from './solar-rows.ts';
import { countedText, solarBack, solarReplacements, solarSavings } from './solar-text.ts';

/** RES-SOL-08…17: energy over a year, then money over twenty years. */
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

/** Two bars: where the generated energy goes, and where the home's energy comes from. */
function EnergySplit({ electricity }: { electricity: ResultElectricity }) {
  const { words } = useWidget();
  const { solarGeneration, importFromGrid } = electricity;
  const loss = lossShown(electricity);
  const shares = solarShares(electricity);
  if (!shares || !solarGeneration) return null;
  const share = (name: string, value: number) => ({ name, value, text: words.format.kWh(value) });
  return (
    <div className="energy-split">
      <ShareBar
        caption={words('solar.split.made')}
        shares={[
          { ...share(words('solar.split.home'), shares.madeKwh), look: 'bars', ink: 1 },
          { ...share(words('solar.split.sold'), shares.sellKwh), look: 'faint', ink: 1 },
          ...(shares.lost
            ? [
                {
                  ...share(words('solar.split.lost'), shares.lost.kWh),
                  look: 'outlined' as const,
                  ink: 3 as const,
                },
              ]
            : []),
        ]}
      />
      {importFromGrid !== null && (
        <div>
          <ShareBar
            caption={words('solar.split.needs')}
            shares={[
              { ...share(words('solar.split.roof'), shares.madeKwh), look: 'bars', ink: 1 },
              { ...share(words('solar.split.grid'), importFromGrid), look: 'outlined', ink: 3 },
            ]}
          />
          {loss >= 1 && (
            <p className="energy-split__note note">
              {words('solar.split.loss', { kWh: words.format.kWh(loss) })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The difference between the shown figures, so that the parts add up to the home's use. */
function lossShown({
  solarUsedInHouse,
  importFromGrid,
  householdConsumption,
  batteryLoss,
}: ResultElectricity) {
  if (!batteryLoss || solarUsedInHouse === null || importFromGrid === null || householdConsumption === null)
    return batteryLoss ?? 0;
  const left = Math.round(solarUsedInHouse) + Math.round(importFromGrid) - Math.round(householdConsumption);
  return Math.abs(left - batteryLoss) < 2 ? left : batteryLoss;
}

interface Term {
  readonly id: 'savings' | 'cost' | 'net';
  readonly value: number;
  /** The sign before it. */
  readonly sign?: { readonly sign: string; readonly label: WordKey };
}

interface LifetimeSumProps {
  /** Pounds over all the years. */
  readonly savings: number;
  readonly years: number;
  /** Null if the cost is unknown; then only the savings are shown. */
  readonly back: SolarReturn | null;
}

/** RES-SOL-12: bill savings minus the cost of the system gives the net savings. */
function LifetimeSum({ savings, years, back }: LifetimeSumProps) {
  const { words } = useWidget();
  const terms: readonly Term[] = [
    { id: 'savings', value: savings },
    ...(back
      ? [
          { id: 'cost', value: back.cost, sign: { sign: '−', label: 'sum.subtract' } } as const,
          {
            id: 'net',
            value: shownDifference(savings, back.cost, back.net),
            sign: { sign: '=', label: 'solar.sum.equals' },
          } as const,
        ]
      : []),
  ];
  const spans = spansOf(savings, back?.cost ?? 0);
  return (
    <dl className="lifetime-sum panel stack">
      {terms.map(({ id, value, sign }) => (
        <div
          className={`lifetime-sum__term lifetime-sum__term--${id === 'net' && value < 0 ? 'short' : id}`}
          style={{ '--_from': `${spans[id][0]}%`, '--_to': `${spans[id][1]}%` } as CSSProperties}
          key={id}
        >
          <dt className="lifetime-sum__name">
            {sign && <VisuallyHidden>{`${words(sign.label)} `}</VisuallyHidden>}
            <span>{words(`solar.sum.${id}`, { years })}</span>
          </dt>
          <dd className="lifetime-sum__value">
            {sign && (
              <span className="lifetime-sum__sign" aria-hidden="true">
                {sign.sign}
              </span>
            )}
            <span translate="no" data-figure={`solar-${id}`}>
              {words.format.wholePounds(value)}
            </span>
            <SumOpener id={`solar-${id}`} title={words(`solar.sum.${id}`, { years })} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The start and end of each bar, in percent of the strip: the cost is taken off the end of the savings. */
function spansOf(savings: number, cost: number): Record<Term['id'], readonly [number, number]> {
  const all = Math.max(savings, cost, 1);
  const place = (value: number) => (100 * Math.max(0, value)) / all;
  const left = place(savings - cost);
  return {
    savings: [0, place(savings)],
    cost: [left, place(Math.max(cost, savings))],
    net: savings < cost ? [place(savings), 100] : [0, left],
  };
}
