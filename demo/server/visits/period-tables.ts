import { groupBy } from '../counting/group-by.ts';
import { SHOWN } from '../counting/stages.ts';
import type { Sum } from '../counting/sums.ts';
import {
  barOf,
  cellOf,
  type FunnelTable,
  type Numbers,
  numbersOf,
  type OfJourney,
  type Row,
  suppressedIn,
} from './funnel-table.ts';
import { COLUMNS } from './stage-tables.ts';

const DAY = 86_400_000;

/** The tables by week and by day. @param stages the totals of stages, of all journeys */
export function periodTables(
  stages: readonly Sum[],
  { from, to, journey }: { readonly from: string; readonly to: string; readonly journey: OfJourney },
): readonly FunnelTable[] {
  const days = daysOf(from, to);
  const weeks = [...groupBy(days, (_, at) => Math.floor((at + ((7 - (days.length % 7)) % 7)) / 7)).values()];
  const byDay = groupBy(stages, ({ day }) => day);
  const ofDays = (own: readonly string[]) =>
    numbersOf(
      journey,
      own.flatMap((day) => byDay.get(day) ?? []),
      SHOWN,
    );
  const byWeek = weeks.map(ofDays);
  const hidden = suppressedIn(byWeek);
  // If a week is suppressed, so are its days. Otherwise the week could be calculated from them.
  const hiddenDays = (own: readonly string[], week: number) =>
    suppressedIn(own.map((day) => ofDays([day]))).map((row) =>
      row.map((isHidden, column) => isHidden || hidden[week]![column]!),
    );
  return [
    {
      title: 'By week',
      text: 'The last week ends with the last day of the period; the first may be shorter.',
      columns: ['Week from', ...COLUMNS],
      rows: rowsOf(
        weeks.map(([first]) => first!),
        byWeek,
        hidden,
      ),
      isOverTime: true,
    },
    {
      title: 'By day',
      text: 'Days in the UK.',
      columns: ['Day', ...COLUMNS],
      rows: rowsOf(
        days,
        days.map((day) => ofDays([day])),
        weeks.flatMap(hiddenDays),
      ),
    },
  ];
}

function rowsOf(
  names: readonly string[],
  numbers: readonly Numbers[],
  hidden: readonly (readonly boolean[])[],
): readonly Row[] {
  const most = Math.max(...numbers.flatMap(({ visits }) => visits));
  return names.map((name, row) => ({
    cells: [name, ...numbers[row]!.visits.map((number, column) => cellOf(number, hidden[row]![column]!))],
    bars: numbers[row]!.visits.map((number, column) => barOf(number, most, hidden[row]![column]!)),
  }));
}

function daysOf(from: string, to: string): readonly string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.round((last - first) / DAY) + 1 }, (_, at) =>
    new Date(first + at * DAY).toISOString().slice(0, 10),
  );
}
