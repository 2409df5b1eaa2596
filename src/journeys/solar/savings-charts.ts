import { countedBy } from '../../domain/safe-built-ins.ts';
import { cumulativeSavings, extremes, lifetimeSavings, type SolarReturn } from '../../domain/solar.ts';
import type { Replacement } from '../../domain/what-if.ts';
import type { ChartNote, ChartSeries, ChartSpec } from '../../ui/chart/chart-spec.ts';
import type { Words } from '../../words/words.ts';
import { paysBack } from '../result/headline/answer.ts';
import { yearsText } from './solar-text.ts';

/** A chart's conclusion as its title, what it shows in a sentence, and the data to draw. */
export interface ChartView {
  readonly title: string;
  readonly summary: string;
  readonly spec: ChartSpec;
}

/**
 * RES-SOL-13, BEY-10: savings accumulated year by year; they cross the system's cost at the payback.
 * @param savings of each year, pounds. Null if there are none
 */
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
    title: paybackTitle(sums, back, words),
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
      text: (year) => yearSentence(year, sums, back, replacements, words),
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
function yearSentence(
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

function paybackTitle(sums: readonly number[], back: SolarReturn | null, words: Words): string {
  const years = sums.length - 1;
  if (back && back.breakeven !== null) return words('whatIf.pays', { when: paysBack(back.breakeven, words) });
  if (back) return words('whatIf.neverPays', { years });
  const total = sums.at(-1) ?? 0;
  const key = total > 0 ? 'solar.payback.savings' : 'solar.payback.loses';
  return words(key, { savings: words.format.aboutPounds(Math.abs(total)), years });
}

/**
 * RES-SOL-14: the saving in each year.
 * @param savings of each year, pounds. Null if there are none
 */
export function annualChart(
  savings: readonly number[],
  words: Words,
  replacements: readonly Replacement[] = [],
): ChartView | null {
  const years = savings.length;
  const [first, last] = [savings[0], savings.at(-1)];
  if (first === undefined || last === undefined) return null;
  const low = extremes(savings).least;
  return {
    title: annualTitle(first, last, savings, words),
    summary: words('solar.annual.summary', {
      average: words.format.wholePounds(lifetimeSavings(savings) / years),
      years,
      low: low + 1,
      lowest: words.format.wholePounds(savings[low] ?? 0),
    }),
    spec: {
      pointsName: words('solar.annual.point'),
      points: savings.map((_, index) => ({
        name: words('solar.year', { year: index + 1 }),
        tick: isNamed(index + 1) ? String(index + 1) : '',
      })),
      series: [
        {
          name: words('solar.annual.name'),
          look: 'bars',
          ink: 1,
          values: savings,
          notes: [
            ...[0, 9, years - 1]
              .filter((at, index, all) => at < years && all.indexOf(at) === index)
              .map((at) => ({ at, text: words.format.wholePounds(savings[at] ?? 0) })),
            ...replacedNotes(replacements, years, 1, words),
          ],
        },
      ],
      unit: words('solar.annual.unit'),
      format: words.format.wholePounds,
    },
  };
}

/** The first and every fifth year are labelled. */
function isNamed(year: number): boolean {
  return year === 1 || year % 5 === 0;
}

function annualTitle(first: number, last: number, savings: readonly number[], words: Words): string {
  const costs = savings.every((saving) => saving <= 0);
  const key = costs ? 'costs' : trend(first, last);
  const amount = (value: number) => words.format.aboutPounds(costs ? -value : value);
  return words(`solar.annual.${key}`, { first: amount(first), last: amount(last) });
}

/** A change of less than a fiftieth gets no sentence. */
function trend(first: number, last: number): 'grows' | 'shrinks' | 'level' {
  if (Math.abs(last - first) <= Math.abs(first) / 50) return 'level';
  return last > first ? 'grows' : 'shrinks';
}

/** Notes about replaced parts, at their year. @param first the year of the first point */
function replacedNotes(
  replacements: readonly Replacement[],
  years: number,
  first: 0 | 1,
  words: Words,
): readonly ChartNote[] {
  return replacements
    .filter(({ year }) => year >= 1 && year <= years)
    .map(({ year, cost, what }) => ({
      at: year - first,
      text: words('solar.replaced', { what, cost: words.format.wholePounds(cost) }),
      ...(first === 0 ? { side: 'after' as const } : {}),
    }));
}
