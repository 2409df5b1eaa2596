// Knows the chart of savings added up year by year, crossing the cost of the system where it is paid back (RES-SOL-13, BEY-10).
import { cumulativeSavings, type SolarReturn } from '../../../domain/solar-lifetime.ts';
import type { ChartSeries } from '../../../ui/chart/chart-spec.ts';
import { wholePounds } from '../../../words/format.ts';
import type { Words } from '../../../words/words.ts';
import { yearsText } from '../years-text.ts';
import type { ChartView } from './chart-view.ts';

/** @param savings of each year, pounds. Null where there are none */
export function cumulativeChart(
  savings: readonly number[],
  back: SolarReturn | null,
  words: Words,
): ChartView | null {
  if (savings.length === 0) return null;
  const sums = [0, ...cumulativeSavings(savings)];
  const breakeven = back?.breakeven ?? null;
  const cost = back ? [costLine(back.cost, sums.length, words)] : [];
  return {
    title: takeaway(sums, back, words),
    summary: words(back ? 'solar.payback.summary.cost' : 'solar.payback.summary', {
      savings: wholePounds(sums.at(-1) ?? 0),
      years: savings.length,
      cost: wholePounds(back?.cost ?? 0),
    }),
    spec: {
      pointsName: words('solar.payback.point'),
      points: sums.map((_, year) => ({
        name: year === 0 ? words('solar.payback.start') : yearsText(year, words),
        tick: year % 5 === 0 ? String(year) : '',
      })),
      series: [sumLine(sums, words), ...cost],
      unit: words('solar.payback.unit'),
      format: wholePounds,
      axisFormat: wholePounds,
      ...(back && breakeven !== null
        ? {
            flag: {
              at: breakeven,
              value: back.cost,
              text: words('solar.payback.flag', { years: yearsText(breakeven, words) }),
            },
          }
        : {}),
    },
  };
}

function sumLine(values: readonly number[], words: Words): ChartSeries {
  const at = values.length - 1;
  const notes = [{ at, text: wholePounds(values[at] ?? 0) }];
  return { name: words('solar.payback.sum'), look: 'area', ink: 1, values, notes };
}

function costLine(cost: number, count: number, words: Words): ChartSeries {
  const name = words('solar.payback.cost');
  const notes = [{ at: 0, text: `${name} ${wholePounds(cost)}`, side: 'below' as const }];
  return { name, look: 'dashed', ink: 2, values: Array.from({ length: count }, () => cost), notes };
}

function takeaway(sums: readonly number[], back: SolarReturn | null, words: Words): string {
  const years = sums.length - 1;
  if (back && back.breakeven !== null)
    return words('solar.payback.after', { years: yearsText(back.breakeven, words) });
  if (back) return words('solar.payback.never', { years });
  const total = sums.at(-1) ?? 0;
  const key = total > 0 ? 'solar.payback.savings' : 'solar.payback.loses';
  return words(key, { savings: wholePounds(Math.abs(total)), years });
}
