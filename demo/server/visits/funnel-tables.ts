// The whole view of a period as tables, from the sums of it.

import { groupBy } from '../counting/group-by.ts';
import { JOURNEYS, STAGES, type Stage, WAY, WIDTHS } from '../counting/stages.ts';
import type { EnquiryEnds } from '../store/enquiry-ends.ts';
import type { Sum } from '../store/visit-sums.ts';
import { variantTable } from './compare-variants.ts';
import { bar, type FunnelTable, share, told } from './funnel-table.ts';
import { periodTables } from './period-tables.ts';
import { questionTable, resultTable } from './question-tables.ts';
import { of, stages, stagesBy, sumOf } from './stages-by.ts';
import { barOf, cellOf, untold } from './told-numbers.ts';

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

function sorted(title: string, says: string, column: string, sums: readonly Sum[]): FunnelTable {
  const all = groupBy(sums, ({ name }) => name);
  const rows = [...all].map(([name, own]) => [name, sumOf(own)] as const).sort(([, a], [, b]) => b - a);
  const hidden = untold(rows.map(([, many]) => many));
  const [[, most] = ['', 0]] = rows;
  return {
    ...{ title, says, columns: [column, 'Visits'] },
    rows: rows.map(([name, many], at) => ({
      cells: [name, cellOf(many, hidden[at]!)],
      bars: [barOf(many, most, hidden[at]!)],
    })),
  };
}

function variants(sums: readonly Sum[]) {
  return [...groupBy(stages(sums), ({ variant }) => variant)].map(([name, own]) => ({
    ...{ name, visits: sumOf(own, 'opened') },
    ...{ results: sumOf(own, 'result'), enquired: sumOf(own, 'enquired') },
  }));
}
