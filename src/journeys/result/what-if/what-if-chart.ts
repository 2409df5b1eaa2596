// Savings and loan payments, accumulated year by year.
import { cumulativeSavings } from '../../../domain/solar-lifetime.ts';
import type { PaidOutcome } from '../../../domain/what-if/outcome.ts';
import type { ChartSpec } from '../../../ui/chart/chart-spec.ts';
import type { Words } from '../../../words/words.ts';

/** @param months the length of the loan */
export function whatIfChart({ years, loan }: PaidOutcome, months: number, words: Words): ChartSpec {
  const saved = [0, ...cumulativeSavings(years)];
  const paid = saved.map((_, year) => loan.month * Math.min(months, year * 12));
  const pounds = words.format.wholePounds;
  const last = saved.length - 1;
  const note = (values: readonly number[]) => [{ at: last, text: pounds(values[last] ?? 0) }];
  return {
    pointsName: words('chart.years.point'),
    points: saved.map((_, year) => ({
      name: words('time.years', { count: year }),
      tick: year % 5 === 0 ? String(year) : '',
    })),
    series: [
      { name: words('whatIf.chart.saved'), look: 'area', ink: 1, values: saved, notes: note(saved) },
      { name: words('whatIf.chart.paid'), look: 'dashed', ink: 2, values: paid, notes: note(paid) },
    ],
    unit: words('chart.years.unit'),
    format: pounds,
  };
}
