// RES-SOL-09: generation and use, month by month.
import type { MonthlyBreakDown } from '../../domain/result.ts';
import { extremes, surplusMonths } from '../../domain/solar.ts';
import type { Words } from '../../words/words.ts';
import type { ChartView } from './savings-charts.ts';

/** Null if there are no months to show. */
export function monthlyChart(months: readonly MonthlyBreakDown[], words: Words): ChartView | null {
  if (months.length === 0) return null;
  const made = months.map(({ solarGeneration }) => solarGeneration);
  const used = months.map(({ householdConsumption }) => householdConsumption);
  const { most, least } = extremes(made);
  const makesNothing = made.every((value) => value === 0);
  const labelled = makesNothing ? [] : most === least ? [most] : [most, least];
  return {
    title: makesNothing ? words('solar.months.none') : monthsTitle(months, words),
    summary: words(makesNothing ? 'solar.months.summary.none' : 'solar.months.summary', {
      most: monthName(most, words),
      mostKwh: words.format.kWh(made[most] ?? 0),
      least: monthName(least, words),
      leastKwh: words.format.kWh(made[least] ?? 0),
      use: usedAMonth(used, words),
    }),
    spec: {
      pointsName: words('solar.months.point'),
      points: months.map((_, month) => {
        const name = monthName(month, words);
        return { name, tick: name.slice(0, 3), shortTick: name.slice(0, 1) };
      }),
      series: [
        {
          name: words('solar.months.made'),
          look: 'bars',
          ink: 4,
          values: made,
          notes: labelled.map((at) => ({ at, text: words.format.number(made[at] ?? 0) })),
        },
        { name: words('solar.months.used'), look: 'line', ink: 1, values: used, notes: [] },
      ],
      unit: words('solar.months.unit'),
      format: words.format.kWh,
      axisFormat: words.format.number,
    },
  };
}

/** '200 to 250 kWh', or one figure if all months show the same. */
function usedAMonth(used: readonly number[], words: Words): string {
  const { number, kWh } = words.format;
  const [low, high] = [Math.min(...used), Math.max(...used)];
  if (number(low) === number(high)) return kWh(high);
  return words('range.span', { low: number(low), high: kWh(high) });
}

function monthsTitle(months: readonly MonthlyBreakDown[], words: Words): string {
  const surplus = surplusMonths(months);
  if (surplus.kind === 'some') return words('solar.months.some', { count: surplus.count });
  if (surplus.kind !== 'spell') return words(`solar.months.${surplus.kind}`);
  const since = monthName(surplus.since, words);
  if (surplus.since === surplus.through) return words('solar.months.single', { since });
  return words('solar.months.spell', { since, through: monthName(surplus.through, words) });
}

/** @param month 0 is January */
function monthName(month: number, words: Words): string {
  const key = `month.${month}`;
  return words.has(key) ? words(key) : String(month + 1);
}
