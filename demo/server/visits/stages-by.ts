// Tables of the stages by a property of the visits.
import { groupBy } from '../counting/group-by.ts';
import { SHOWN, STAGES, type Stage } from '../counting/stages.ts';
import { OTHERS } from '../store/visit-names.ts';
import type { Sum } from '../store/visit-sums.ts';
import { FEWEST, type FunnelTable, type Row } from './funnel-table.ts';
import { numbersOf, type OfJourney } from './of-journey.ts';
import { barOf, cellOf, type Numbers, suppressedIn } from './suppression.ts';

const SHORT: Readonly<Record<Stage, string>> = {
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
export const COLUMNS = SHOWN.map((stage) => SHORT[stage]);

export function of(sums: readonly Sum[], kind: Sum['kind']): readonly Sum[] {
  return sums.filter((sum) => sum.kind === kind);
}

export const stages = (sums: readonly Sum[]) => of(sums, 'stage');

interface By {
  readonly title: string;
  readonly says: string;
  readonly column: string;
  readonly of: (sum: Sum) => string;
}

/** @param sums totals of all journeys */
export function stagesBy(
  { title, says, column, of: by }: By,
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
  return { title, says, columns: [column, ...COLUMNS], rows: rowsOf(groups) };
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
    says: 'UK hours at which visits began and delivered enquiries arrived.',
    columns: ['Hour from', ...STAGES.map((stage) => SHORT[stage]), 'Delivered'],
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
    says: 'By the partner on whose page the visit was.',
    columns: ['Partner', ...COLUMNS],
    rows: rowsOf(each.map(({ name, sums }) => [name, numbersOf(journey, stages(sums), SHOWN)] as const)),
  };
}
