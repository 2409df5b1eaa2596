// RES-SOL-13, BEY-10: savings accumulated year by year; they cross the system's cost at the payback.
import { countedBy } from '../../../domain/as-built.ts';
import type { Replacement } from '../../../domain/extras/what-if.ts';
import { cumulativeSavings, type SolarReturn } from '../../../domain/solar-lifetime.ts';
import type { ChartSeries } from '../../../ui/chart/chart-spec.ts';
import type { Words } from '../../../words/words.ts';
import { paysBack } from '../../result/headline/pays-back.ts';
import { yearsText } from '../years-text.ts';
import type { ChartView } from './chart-view.ts';
import { replacedNotes } from './replaced-notes.ts';

/** @param savings of each year, pounds. Null if there are none */
export function cumulativeChart(
  savings: readonly number[],
  back: SolarReturn | null,
  words: Words,
  replacements: readonly Replacement[] = [],
): ChartView | null {
  if (savings.length === 0) return null;
  const sums = [0, ...cumulativeSavings(savings)];
  const breakeven = back?.breakeven ?? null;
  const cost = back ? [costLine(back.cost, sums.length, words)] : [];
  return {
    title: takeaway(sums, back, words),
    summary: words(back ? 'solar.payback.summary.cost' : 'chart.years.summary', {
      savings: words.format.wholePounds(sums.at(-1) ?? 0),
      years: savings.length,
      cost: words.format.wholePounds(back?.cost ?? 0),
    }),
    spec: {
      pointsName: words('chart.years.point'),
      points: sums.map((_, year) => ({
        name: year === 0 ? words('solar.payback.start') : yearsText(year, words),
        tick: year % 5 === 0 ? String(year) : '',
      })),
      series: [sumLine(sums, replacements, words), ...cost],
      unit: words('chart.years.unit'),
      format: words.format.wholePounds,
      says: (year) => walked(year, sums, back, replacements, words),
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

/** One year: the savings by its end, the cost that is left, and parts that are replaced. */
function walked(
  year: number,
  sums: readonly number[],
  back: SolarReturn | null,
  replacements: readonly Replacement[],
  words: Words,
): string {
  const saved = sums[year] ?? 0;
  const left = back ? back.cost - saved : 0;
  const values = {
    year,
    savings: words.format.wholePounds(saved),
    left: words.format.wholePounds(Math.abs(left)),
  };
  const isTurn = back !== null && back.breakeven !== null && Math.ceil(back.breakeven) === year;
  const state = isTurn ? 'turn' : left > 0 ? 'going' : 'paid';
  const parts = [
    words(year === 0 ? 'solar.walk.start' : 'solar.walk.year', values),
    ...(back ? [words(`solar.walk.${state}`, values)] : []),
    ...replacements
      .filter((bought) => bought.year === year)
      .map(({ what, cost }) => words('solar.walk.new', { what, cost: words.format.wholePounds(cost) })),
  ];
  return parts.join(' ');
}

function sumLine(values: readonly number[], replacements: readonly Replacement[], words: Words): ChartSeries {
  const at = values.length - 1;
  const notes = [
    { at, text: words.format.wholePounds(values[at] ?? 0) },
    ...replacedNotes(replacements, at, 0, words),
  ];
  return { name: words('solar.payback.sum'), look: 'area', ink: 1, values, notes };
}

function costLine(cost: number, count: number, words: Words): ChartSeries {
  const name = words('alternative.cost');
  const notes = [{ at: 0, text: `${name} ${words.format.wholePounds(cost)}`, side: 'after' as const }];
  return { name, look: 'dashed', ink: 2, values: countedBy(count, () => cost), notes };
}

function takeaway(sums: readonly number[], back: SolarReturn | null, words: Words): string {
  const years = sums.length - 1;
  if (back && back.breakeven !== null) return words('whatIf.pays', { when: paysBack(back.breakeven, words) });
  if (back) return words('whatIf.neverPays', { years });
  const total = sums.at(-1) ?? 0;
  const key = total > 0 ? 'solar.payback.savings' : 'solar.payback.loses';
  return words(key, { savings: words.format.aboutPounds(Math.abs(total)), years });
}
