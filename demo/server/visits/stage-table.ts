// The funnel itself: each stage with its share of the one before, to what became of the enquiries.

import { STAGES, type Stage, WAY } from '../counting/stages.ts';
import type { EnquiryEnds } from '../store/enquiry-ends.ts';
import type { Sum } from '../store/visit-sums.ts';
import { bar, type FunnelTable, type Row, share, told } from './funnel-table.ts';
import type { OfJourney } from './of-journey.ts';
import { stages } from './stages-by.ts';
import { barOf, cellOf } from './told-numbers.ts';

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

export function stageTable(sums: readonly Sum[], journey: OfJourney, enquiries: EnquiryEnds): FunnelTable {
  const all = stages(sums);
  const [number, isHidden] = [
    (stage: Stage) => journey.count(all, stage),
    (stage: Stage) => journey.hides(all, stage),
  ];
  const rows = STAGES.map((stage, at): Row => {
    const before = at < WAY.length ? WAY[Math.max(at - 1, 0)]! : 'result';
    const part = isHidden(stage) || isHidden(before) ? '–' : share(number(stage), number(before));
    return {
      cells: [
        ...[SAYS[stage], cellOf(number(stage), isHidden(stage))],
        stage === 'opened' ? '–' : `${part} of ${SAYS[before].toLowerCase()}`,
      ],
      bars: [barOf(number(stage), number('opened'), isHidden(stage) || isHidden('opened'))],
    };
  });
  return {
    title: 'How far visits come',
    says: 'A visit counts on the day it began, once at each stage. What follows a result is each a share of the results.',
    columns: ['Stage', 'Visits', 'Share'],
    rows: number('opened')
      ? [...rows, ...(journey.isAll ? [delivered(enquiries, number('opened'))] : [])]
      : [],
  };
}

/** An enquiry has the visitor's name and no number of a visit, so its delivery is counted by enquiries. */
function delivered({ received, delivered: many }: EnquiryEnds, opened: number): Row {
  return {
    cells: [
      'Delivered to the webhook',
      told(many),
      `${share(many, received)} of enquiries that the API took`,
    ],
    bars: [bar(Math.min(many, opened), opened)],
  };
}

export function enquiryTable({ received, delivered: sent, givenUp, withdrawn }: EnquiryEnds): FunnelTable {
  const ends = {
    Received: received,
    'Delivered to the webhook': sent,
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
