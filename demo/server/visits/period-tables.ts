import type { Sum } from '../store/visit-rows.ts';
import { bar, type FunnelTable, type Row, told } from './funnel-table.ts';
import { groupBy } from './group-by.ts';

const DAY = 86_400_000;
const SHOWN = ['opened', 'started', 'result', 'enquired'] as const;

/** How visits went by week and by day. @param stages the sums of stages */
export function periodTables(
  stages: readonly Sum[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly FunnelTable[] {
  const days = daysOf(from, to);
  const weeks = groupBy(days, (_, at) => Math.floor((at + ((7 - (days.length % 7)) % 7)) / 7));
  const columns = ['Opened', 'Started', 'Saw a result', 'Enquired'];
  const byDay = groupBy(stages, ({ day }) => day);
  const rows = (groups: readonly (readonly string[])[]) => rowsOf(groups, byDay);
  return [
    {
      title: 'By week',
      says: 'The last week ends with the last day of the period; the first may be shorter.',
      columns: ['Week from', ...columns],
      rows: rows([...weeks.values()]),
      isOverTime: true,
    },
    {
      title: 'By day',
      says: 'Days in the UK.',
      columns: ['Day', ...columns],
      rows: rows(days.map((day) => [day])),
    },
  ];
}

function rowsOf(
  groups: readonly (readonly string[])[],
  byDay: ReadonlyMap<string, readonly Sum[]>,
): readonly Row[] {
  const numbers = groups.map((days) =>
    SHOWN.map((stage) =>
      days
        .flatMap((day) => byDay.get(day) ?? [])
        .reduce((all, sum) => all + (sum.name === stage ? sum.visits : 0), 0),
    ),
  );
  const most = Math.max(...numbers.flat());
  return groups.map((days, at) => ({
    cells: [days[0]!, ...numbers[at]!.map(told)],
    bars: numbers[at]!.map((number) => bar(number, most)),
  }));
}

function daysOf(from: string, to: string): readonly string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.round((last - first) / DAY) + 1 }, (_, at) =>
    new Date(first + at * DAY).toISOString().slice(0, 10),
  );
}
