// Where visits stop and how long a question takes, and what savings they were shown.

import { JOURNEYS, POUNDS, QUESTIONS } from '../counting/stages.ts';
import type { Sum } from '../store/visit-sums.ts';
import { bar, type FunnelTable, type Histogram, quantile, type Row, share, told } from './funnel-table.ts';
import { of, sumOf } from './stages-by.ts';
import { barOf, cellOf, untold } from './told-numbers.ts';

export function questionTable(sums: readonly Sum[]): FunnelTable {
  const seen = Object.keys(QUESTIONS).filter((step) => sumOf(of(sums, 'reached'), step) > 0);
  // They add up to those who started, without those who got through.
  const stops = seen.map((step) => sumOf(of(sums, 'stopped'), step));
  const hidden = untold(stops);
  const row = (step: string, at: number): Row => {
    const [reached, stopped, isHidden] = [sumOf(of(sums, 'reached'), step), stops[at]!, hidden[at]!];
    const took = histogram(of(sums, 'seconds'), step);
    const seconds = [0.5, 0.9].map((part) => quantile(took, part)?.toString() ?? '–');
    return {
      cells: [
        ...[QUESTIONS[step]!, told(reached), cellOf(stopped, isHidden)],
        ...[isHidden ? '–' : share(stopped, reached), ...seconds],
      ],
      bars: [barOf(stopped, reached, isHidden)],
    };
  };
  return {
    title: 'Where they stop',
    says: 'The last question that a visit saw and did not answer, and how many seconds it took those who went on: at most so many for half of them, and for nine of ten.',
    columns: ['Question', 'Saw it', 'Stopped here', 'Share', 'Seconds, half', 'Seconds, nine of ten'],
    rows: seen.map(row),
  };
}

export function resultTable(sums: readonly Sum[]): FunnelTable {
  const savings = of(sums, 'saving');
  const assets = [...new Set(savings.map(({ name }) => name))].sort();
  const row = (asset: string): Row => {
    const spread = histogram(savings, asset);
    const [low, middle, high] = [0.1, 0.5, 0.9].map((part) => quantile(spread, part));
    const pounds = (from: number | null | undefined) =>
      from == null ? '–' : `£${from.toLocaleString('en-GB')} to £${(from + POUNDS).toLocaleString('en-GB')}`;
    const seen = sumOf(savings, asset);
    return {
      cells: [
        JOURNEYS[asset] ?? (asset === 'ev' ? 'Electric car' : asset),
        told(seen),
        pounds(low),
        pounds(middle),
        pounds(high),
      ],
      bars: [bar(seen, Math.max(...assets.map((one) => sumOf(savings, one))))],
    };
  };
  return {
    title: 'Results and the savings shown',
    says: 'The most that a visit was shown, a year, in steps of £250. Results without a saving are not among them.',
    columns: ['Result', 'Visits', 'A tenth below', 'Half', 'A tenth above'],
    rows: assets.map(row),
  };
}

function histogram(sums: readonly Sum[], name: string): Histogram {
  return sums.filter((sum) => sum.name === name).map((sum) => [Number(sum.of), sum.visits] as const);
}
