// The whole view of a period as tables, from the sums of it.

import type { EnquiryEnds, Sum } from '../store/visit-rows.ts';
import { variantTable } from './compare-variants.ts';
import { bar, type FunnelTable, type Histogram, quantile, type Row, share, told } from './funnel-table.ts';
import { groupBy } from './group-by.ts';
import { periodTables } from './period-tables.ts';
import { POUNDS, QUESTIONS, STAGES, type Stage, WAY, WIDTHS } from './stages.ts';
import { of, stages, stagesBy, sumOf } from './stages-by.ts';

const SAYS: Readonly<Record<Stage, string>> = {
  opened: 'Opened',
  started: 'Started the questions',
  address: 'Gave an address',
  home: 'Home accepted',
  questions: 'Answered the questions',
  result: 'Saw a result',
  engaged: 'Looked into it: a sum, or What if',
  taken: 'Printed or shared',
  enquired: 'Enquired',
};

export const JOURNEYS: Readonly<Record<string, string>> = {
  '': 'none chosen yet',
  ashp: 'Heat pump',
  solar: 'Solar and battery',
  evCompare: 'Electric car, compared',
  evOnly: 'Electric car alone',
  several: 'Several at once',
};

export interface Shown {
  readonly sums: readonly Sum[];
  readonly enquiries: EnquiryEnds;
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
}

export function funnelTables(shown: Shown): readonly FunnelTable[] {
  const { sums, enquiries } = shown;
  return [
    stageTable(sums),
    enquiryTable(enquiries),
    questionTable(sums),
    sorted('Homes refused', 'Visits by the reason that they were given.', 'Reason', of(sums, 'refused')),
    resultTable(sums),
    sorted('Failures', 'Visits in which something failed, by its kind.', 'Kind', of(sums, 'failed')),
    stagesBy(
      'By journey',
      'A visit has none until its first question.',
      'Journey',
      stages(sums),
      ({ journey }) => JOURNEYS[journey] ?? journey,
    ),
    stagesBy(
      'By page',
      'Pages with fewer than 5 visits stand together.',
      'Page',
      of(sums, 'page'),
      (sum) => sum.of,
    ),
    stagesBy(
      'By width',
      `Of the element at the first question: narrow is below ${WIDTHS.narrow} px, wide from ${WIDTHS.middle} px on.`,
      'Width',
      of(sums, 'width'),
      (sum) => sum.of,
    ),
    variantTable(variants(sums)),
    ...periodTables(stages(sums), shown),
  ];
}

function stageTable(sums: readonly Sum[]): FunnelTable {
  const number = (stage: Stage) => sumOf(stages(sums), stage);
  const rows = STAGES.map((stage, at) => {
    const before = at < WAY.length ? WAY[Math.max(at - 1, 0)]! : 'result';
    const against =
      stage === 'opened' ? '–' : `${share(number(stage), number(before))} of ${SAYS[before].toLowerCase()}`;
    return {
      cells: [SAYS[stage], told(number(stage)), against],
      bars: [bar(number(stage), number('opened'))],
    };
  });
  return {
    title: 'How far visits come',
    says: 'A visit counts on the day it began, once at each stage. What follows a result is each a share of the results.',
    columns: ['Stage', 'Visits', 'Share'],
    rows: number('opened') ? rows : [],
  };
}

function enquiryTable({ received, delivered, givenUp, withdrawn }: EnquiryEnds): FunnelTable {
  const ends = {
    Received: received,
    'Delivered to the webhook': delivered,
    'Given up': givenUp,
    Withdrawn: withdrawn,
  };
  return {
    title: 'Enquiries that the API took',
    says: 'By the day on which they came, of all journeys. Those that your page takes itself are counted above alone.',
    columns: ['What became of them', 'Enquiries'],
    rows: received
      ? Object.entries(ends).map(([end, many]) => ({ cells: [end, told(many)], bars: [bar(many, received)] }))
      : [],
  };
}

function questionTable(sums: readonly Sum[]): FunnelTable {
  const row = (step: string): Row => {
    const [reached, stopped] = [sumOf(of(sums, 'reached'), step), sumOf(of(sums, 'stopped'), step)];
    const took = histogram(of(sums, 'seconds'), step);
    const seconds = [0.5, 0.9].map((part) => quantile(took, part)?.toString() ?? '–');
    return {
      cells: [QUESTIONS[step]!, told(reached), told(stopped), share(stopped, reached), ...seconds],
      bars: [bar(stopped, reached)],
    };
  };
  return {
    title: 'Where they stop',
    says: 'The last question that a visit saw and did not answer, and how many seconds it took those who went on: at most so many for half of them, and for nine of ten.',
    columns: ['Question', 'Saw it', 'Stopped here', 'Share', 'Seconds, half', 'Seconds, nine of ten'],
    rows: Object.keys(QUESTIONS)
      .filter((step) => sumOf(of(sums, 'reached'), step) > 0)
      .map(row),
  };
}

function resultTable(sums: readonly Sum[]): FunnelTable {
  const savings = of(sums, 'saving');
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
      bars: [bar(seen, sumOf(savings))],
    };
  };
  return {
    title: 'Results and the savings shown',
    says: 'The most that a visit was shown, a year, in steps of £250. Results without a saving are not among them.',
    columns: ['Result', 'Visits', 'A tenth below', 'Half', 'A tenth above'],
    rows: [...new Set(savings.map(({ name }) => name))].sort().map(row),
  };
}

function histogram(sums: readonly Sum[], name: string): Histogram {
  return sums.filter((sum) => sum.name === name).map((sum) => [Number(sum.of), sum.visits] as const);
}

function sorted(title: string, says: string, column: string, sums: readonly Sum[]): FunnelTable {
  const all = groupBy(sums, ({ name }) => name);
  const rows = [...all].map(([name, own]) => [name, sumOf(own)] as const).sort(([, a], [, b]) => b - a);
  return {
    ...{ title, says, columns: [column, 'Visits'] },
    rows: rows.map(([name, many]) => ({ cells: [name, told(many)], bars: [bar(many, sumOf(sums))] })),
  };
}

function variants(sums: readonly Sum[]) {
  return [...groupBy(stages(sums), ({ variant }) => variant)].map(([name, own]) => ({
    ...{ name, visits: sumOf(own, 'opened') },
    ...{ results: sumOf(own, 'result'), enquired: sumOf(own, 'enquired') },
  }));
}
