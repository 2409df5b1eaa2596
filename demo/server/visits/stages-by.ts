// How far visits come, by whatever they differ in.

import { groupBy } from '../counting/group-by.ts';
import { SHOWN } from '../counting/stages.ts';
import { OTHERS } from '../store/visit-names.ts';
import type { Sum } from '../store/visit-sums.ts';
import { FEWEST, type FunnelTable, type Row } from './funnel-table.ts';
import { barOf, cellOf, untoldIn } from './told-numbers.ts';

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
  const groups = [...groupBy(sums, (sum) => (large.has(by(sum)) ? by(sum) : OTHERS))];
  groups.sort(([, a], [, b]) => sumOf(b, 'opened') - sumOf(a, 'opened'));
  return { title, says, columns: [column, ...COLUMNS], rows: rowsOf(groups) };
}

/** @param groups with their sums of stages, which add up to those of the whole view */
function rowsOf(groups: readonly (readonly [name: string, sums: readonly Sum[]])[]): readonly Row[] {
  const many = groups.map(([, own]) => SHOWN.map((stage) => sumOf(own, stage)));
  const hidden = untoldIn(many);
  const most = Math.max(...many.flat());
  return groups.map(([name], row) => ({
    cells: [name, ...many[row]!.map((number, column) => cellOf(number, hidden[row]![column]!))],
    bars: [barOf(many[row]![0]!, most, hidden[row]![0]!)],
  }));
}

/** For the operator, who sees all of them. */
export function partnerTable(
  each: readonly { readonly name: string; readonly sums: readonly Sum[] }[],
): FunnelTable {
  return {
    title: 'By partner',
    says: 'Whose page a visit was on.',
    columns: ['Partner', ...COLUMNS],
    rows: rowsOf(each.map(({ name, sums }) => [name, stages(sums)] as const)),
  };
}
