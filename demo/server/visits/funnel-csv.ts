import { csvOf, type Separator } from '../partners/enquiry-csv.ts';
import type { FunnelTable } from './funnel-table.ts';

/** One number per line, so that a spreadsheet can sort and sum them. */
export function funnelCsv(tables: readonly FunnelTable[], separator: Separator): string {
  const lines = tables.flatMap(({ title, columns, rows }) =>
    rows.flatMap(({ cells: [first, ...others] }) =>
      others.map((cell, at) => [title, first!, columns[at + 1]!, cell.replace(/^(\d+),(?=\d{3}$)/, '$1')]),
    ),
  );
  return csvOf([['table', 'row', 'figure', 'value'], ...lines], separator, true);
}
