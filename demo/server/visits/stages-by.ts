// How far visits come, by whatever they differ in.
import type { Sum } from '../store/visit-rows.ts';
import { bar, FEWEST, type FunnelTable, type Row, told } from './funnel-table.ts';
import { groupBy } from './group-by.ts';

const SHOWN = ['opened', 'started', 'result', 'enquired'] as const;
const COLUMNS = ['Opened', 'Started', 'Saw a result', 'Enquired'];

export function of(sums: readonly Sum[], kind: Sum['kind']): readonly Sum[] {
  return sums.filter((sum) => sum.kind === kind);
}

export const stages = (sums: readonly Sum[]) => of(sums, 'stage');

export function sumOf(sums: readonly Sum[], name?: string): number {
  return sums.reduce((all, sum) => all + (name === undefined || sum.name === name ? sum.visits : 0), 0);
}

export function stagesBy(
  title: string,
  says: string,
  column: string,
  sums: readonly Sum[],
  by: (sum: Sum) => string,
): FunnelTable {
  const large = new Set(
    [...groupBy(sums, by)].filter(([, own]) => sumOf(own, 'opened') >= FEWEST).map(([name]) => name),
  );
  const groups = groupBy(sums, (sum) => (large.has(by(sum)) ? by(sum) : 'all others'));
  const most = sumOf(sums, 'opened');
  const row = ([name, own]: [string, readonly Sum[]]): Row => {
    const many = SHOWN.map((stage) => sumOf(own, stage));
    return { cells: [name, ...many.map(told)], bars: [bar(many[0]!, most)] };
  };
  return {
    ...{ title, says, columns: [column, ...COLUMNS] },
    rows: [...groups].sort(([, a], [, b]) => sumOf(b, 'opened') - sumOf(a, 'opened')).map(row),
  };
}

/** For the operator, who sees all of them. */
export function partnerTable(
  each: readonly { readonly name: string; readonly sums: readonly Sum[] }[],
): FunnelTable {
  const many = (sums: readonly Sum[]) => SHOWN.map((stage) => sumOf(stages(sums), stage));
  const all = sumOf(
    each.flatMap(({ sums }) => stages(sums)),
    'opened',
  );
  return {
    ...{
      title: 'By partner',
      says: 'Whose page a visit was on.',
      columns: ['Partner', ...COLUMNS],
    },
    rows: each.map(({ name, sums }) => ({
      cells: [name, ...many(sums).map(told)],
      bars: [bar(many(sums)[0]!, all)],
    })),
  };
}
