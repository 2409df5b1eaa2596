// Tables of the stages: the funnel, by a property of the visits, by hour and by partner; and the outcomes of enquiries.
import { groupBy } from '../counting/group-by.ts';
import { ENDS, type EnquiryEnd, SHOWN, STAGES, type Stage, WAY } from '../counting/stages.ts';
import type { Sum } from '../counting/sums.ts';
import { OTHERS } from '../counting/visit-rows.ts';
import {
  barOf,
  cellOf,
  FEWEST,
  type FunnelTable,
  type Numbers,
  numbersOf,
  type OfJourney,
  type Row,
  share,
  suppressedIn,
} from './funnel-table.ts';

const STAGE_LABELS: Readonly<Record<Stage, string>> = {
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
        STAGE_LABELS[stage],
        cellOf(number(stage), isHidden(stage)),
        stage === 'opened' ? '–' : `${part} of ${STAGE_LABELS[before].toLowerCase()}`,
      ],
      bars: [barOf(number(stage), number('opened'), isHidden(stage) || isHidden('opened'))],
    };
  });
  return {
    title: 'How far visits come',
    text: 'A visit counts on the day it began, once at each stage. The stages after the result are shares of the results. An enquiry is not linked to a visit: it counts on the day it arrived.',
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

const END_LABELS: Readonly<Record<EnquiryEnd, string>> = {
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
    text: 'By the day on which they arrived, and by what they ask about. Enquiries that your page handles itself are only in the table above.',
    columns: ['Outcome', 'Enquiries'],
    rows: received
      ? ENDS.map((end) => {
          const [many, isHidden] = [journey.count(own, end), journey.hides(own, end)];
          return {
            cells: [END_LABELS[end], cellOf(many, isHidden)],
            bars: [barOf(many, received, isHidden)],
          };
        })
      : [],
  };
}

const SHORT_LABELS: Readonly<Record<Stage, string>> = {
  opened: 'Opened',
  started: 'Started',
  address: 'Address',
  home: 'Home accepted',
  questions: 'Answered',
  result: 'Saw a result',
  engaged: 'Looked into it',
  taken: 'Printed or shared',
  enquired: 'Enquired',
};
export const COLUMNS = SHOWN.map((stage) => SHORT_LABELS[stage]);

export function of(sums: readonly Sum[], kind: Sum['kind']): readonly Sum[] {
  return sums.filter((sum) => sum.kind === kind);
}

export const stages = (sums: readonly Sum[]) => of(sums, 'stage');

interface By {
  readonly title: string;
  readonly text: string;
  readonly column: string;
  readonly of: (sum: Sum) => string;
}

/** A table of the stages by a property of the visits. @param sums totals of all journeys */
export function stagesBy(
  { title, text, column, of: by }: By,
  sums: readonly Sum[],
  journey: OfJourney,
): FunnelTable {
  const opened = (own: readonly Sum[]) => journey.count(own, 'opened');
  const large = new Set(
    [...groupBy(sums, by)].filter(([, own]) => opened(own) >= FEWEST).map(([name]) => name),
  );
  const groups = [...groupBy(sums, (sum) => (large.has(by(sum)) ? by(sum) : OTHERS))]
    .map(([name, own]) => [name, numbersOf(journey, own, SHOWN)] as const)
    .filter(([, { visits }]) => visits.some((many) => many > 0))
    .sort(([, a], [, b]) => b.visits[0]! - a.visits[0]!);
  return { title, text, columns: [column, ...COLUMNS], rows: rowsOf(groups) };
}

/** @param groups their numbers add up to those of the whole view, so that small ones must be suppressed */
function rowsOf(groups: readonly (readonly [name: string, numbers: Numbers])[]): readonly Row[] {
  const hidden = suppressedIn(groups.map(([, numbers]) => numbers));
  const most = Math.max(...groups.map(([, { visits }]) => visits[0]!));
  return groups.map(([name, { visits }], row) => ({
    cells: [name, ...visits.map((many, column) => cellOf(many, hidden[row]![column]!))],
    bars: [barOf(visits[0]!, most, hidden[row]![0]!)],
  }));
}

const TWO_DIGITS = 2;
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(TWO_DIGITS, '0'));

export function hourTable(sums: readonly Sum[], journey: OfJourney): FunnelTable {
  const ends = of(sums, 'enquiry').filter(({ name }) => name === 'delivered');
  const byHour = groupBy([...of(sums, 'hour'), ...ends], (sum) => sum.of);
  return {
    title: 'By hour of the day',
    text: 'UK hours at which visits began and delivered enquiries arrived.',
    columns: ['Hour from', ...STAGES.map((stage) => SHORT_LABELS[stage]), 'Delivered'],
    rows:
      byHour.size > 0
        ? rowsOf(
            HOURS.map(
              (hour) =>
                [`${hour}:00`, numbersOf(journey, byHour.get(hour) ?? [], [...STAGES, 'delivered'])] as const,
            ),
          )
        : [],
  };
}

/** Only the operator sees this table. */
export function partnerTable(
  each: readonly { readonly name: string; readonly sums: readonly Sum[] }[],
  journey: OfJourney,
): FunnelTable {
  return {
    title: 'By partner',
    text: 'By the partner on whose page the visit was.',
    columns: ['Partner', ...COLUMNS],
    rows: rowsOf(each.map(({ name, sums }) => [name, numbersOf(journey, stages(sums), SHOWN)] as const)),
  };
}
