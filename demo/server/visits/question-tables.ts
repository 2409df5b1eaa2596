// Tables of where visits stop, how long each question takes, and which savings visitors saw.
import { COUNTED } from '../counting/counted-assets.ts';
import { POUNDS, QUESTIONS } from '../counting/stages.ts';
import type { Sum } from '../counting/sums.ts';
import {
  bar,
  barOf,
  cellOf,
  type FunnelTable,
  type Histogram,
  type OfJourney,
  quantile,
  type Row,
  share,
  suppressed,
} from './funnel-table.ts';
import { of } from './stage-tables.ts';

export function questionTable(sums: readonly Sum[], journey: OfJourney): FunnelTable {
  const [reached, stopped] = [of(sums, 'reached'), of(sums, 'stopped')];
  const steps = Object.keys(QUESTIONS).filter((step) => journey.count(reached, step) > 0);
  // Their total can be calculated from other numbers (started minus finished), so a single small one must not be alone.
  const stops = steps.map((step) => journey.count(stopped, step));
  const hidden = suppressed(
    stops,
    steps.map((step) => journey.hides(stopped, step)),
  );
  const row = (step: string, at: number): Row => {
    const [saw, isSawHidden] = [journey.count(reached, step), journey.hides(reached, step)];
    const times = histogram(journey.cut(of(sums, 'seconds')), step);
    const seconds = [0.5, 0.9].map((part) => quantile(times, part)?.toString() ?? '–');
    const isShareHidden = hidden[at]! || isSawHidden;
    return {
      cells: [
        QUESTIONS[step]!,
        cellOf(saw, isSawHidden),
        cellOf(stops[at]!, hidden[at]!),
        isShareHidden ? '–' : share(stops[at]!, saw),
        ...seconds,
      ],
      bars: [barOf(stops[at]!, saw, isShareHidden)],
    };
  };
  return {
    title: 'Where they stop',
    text: 'The last question that a visit saw and did not answer, and how many seconds it took those who went on: no more than this for half of them (the median), and for nine of ten (the 90th percentile). Each is accurate to a tenth, up to an hour.',
    columns: ['Question', 'Saw it', 'Stopped here', 'Share', 'Seconds, half', 'Seconds, nine of ten'],
    rows: steps.map(row),
  };
}

export function resultTable(sums: readonly Sum[], journey: OfJourney): FunnelTable {
  const all = of(sums, 'saving');
  const steps = Object.keys(COUNTED).filter((asset) => journey.count(all, asset) > 0);
  const most = Math.max(...steps.map((asset) => journey.count(all, asset)));
  const row = (asset: string): Row => {
    const [visits, isHidden] = [journey.count(all, asset), journey.hides(all, asset)];
    const spread = histogram(
      journey.cut(all).filter((sum) => sum.of !== ''),
      asset,
    );
    return {
      cells: [
        COUNTED[asset]!.called,
        cellOf(visits, isHidden),
        ...[0.1, 0.5, 0.9].map((part) => step(quantile(spread, part))),
      ],
      bars: [isHidden ? null : bar(visits, most)],
    };
  };
  return {
    title: 'Results and the savings shown',
    text: 'The most that a visit was shown, a year, in steps of £250; below £0 it costs more. A result without such a figure counts as a visit, and not in the savings.',
    columns: ['Result', 'Visits', 'A tenth below', 'Half', 'A tenth above'],
    rows: steps.map(row),
  };
}

function step(from: number | null): string {
  return from === null ? '–' : `${pounds(from)} to ${pounds(from + POUNDS)}`;
}

function pounds(amount: number): string {
  return `${amount < 0 ? '−' : ''}£${Math.abs(amount).toLocaleString('en-GB')}`;
}

function histogram(sums: readonly Sum[], name: string): Histogram {
  return sums.filter((sum) => sum.name === name).map((sum) => [Number(sum.of), sum.visits] as const);
}
