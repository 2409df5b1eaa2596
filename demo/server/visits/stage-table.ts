// The funnel: each stage with its share of the previous one, and the outcomes of enquiries.
import { ENDS, type EnquiryEnd, STAGES, type Stage, WAY } from '../counting/stages.ts';
import type { Sum } from '../store/visit-sums.ts';
import { type FunnelTable, type Row, share } from './funnel-table.ts';
import type { OfJourney } from './of-journey.ts';
import { of, stages } from './stages-by.ts';
import { barOf, cellOf } from './suppression.ts';

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

export function stageTable(sums: readonly Sum[], journey: OfJourney): FunnelTable {
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
        SAYS[stage],
        cellOf(number(stage), isHidden(stage)),
        stage === 'opened' ? '–' : `${part} of ${SAYS[before].toLowerCase()}`,
      ],
      bars: [barOf(number(stage), number('opened'), isHidden(stage) || isHidden('opened'))],
    };
  });
  return {
    title: 'How far visits come',
    says: 'A visit counts on the day it began, once at each stage. The stages after the result are shares of the results. An enquiry is not linked to a visit: it counts on the day it arrived.',
    columns: ['Stage', 'Visits', 'Share'],
    rows: number('opened') ? [...rows, delivered(sums, journey)] : [],
  };
}

function delivered(sums: readonly Sum[], journey: OfJourney): Row {
  const ends = of(sums, 'enquiry');
  const counted = (own: readonly Sum[], name: string) =>
    [journey.count(own, name), journey.hides(own, name)] as const;
  const [many, isHidden] = counted(ends, 'delivered');
  const [received, isWholeHidden] = counted(ends, 'received');
  const [opened, isOpenedHidden] = counted(stages(sums), 'opened');
  return {
    cells: [
      'Delivered to the webhook',
      cellOf(many, isHidden),
      `${isHidden || isWholeHidden ? '–' : share(many, received)} of enquiries that the API took`,
    ],
    bars: [barOf(Math.min(many, opened), opened, isHidden || isOpenedHidden)],
  };
}

const BECAME: Readonly<Record<EnquiryEnd, string>> = {
  received: 'Received',
  delivered: 'Delivered to the webhook',
  givenUp: 'Given up',
  withdrawn: 'Withdrawn',
};

export function enquiryTable(sums: readonly Sum[], journey: OfJourney): FunnelTable {
  const own = of(sums, 'enquiry');
  const received = journey.count(own, 'received');
  return {
    title: 'Enquiries that the API took',
    says: 'By the day on which they arrived, and by what they ask about. Enquiries that your page handles itself are only in the table above.',
    columns: ['Outcome', 'Enquiries'],
    rows: received
      ? ENDS.map((end) => {
          const [many, isHidden] = [journey.count(own, end), journey.hides(own, end)];
          return { cells: [BECAME[end], cellOf(many, isHidden)], bars: [barOf(many, received, isHidden)] };
        })
      : [],
  };
}
