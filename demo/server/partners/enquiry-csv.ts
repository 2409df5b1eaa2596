import { stringify } from 'csv-stringify/sync';
import type { StoredEnquiry } from '../store/enquiry-rows.ts';
import { COLUMNS, cellsOf } from './enquiry-columns.ts';

/** The second is for spreadsheets of a language that writes decimals with a comma: theirs ignore the first. */
export const SEPARATORS = [',', ';'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Lines of CSV. @param after what was written before; null for the first part, which begins with the headings */
export function enquiryCsv(after: unknown, rows: readonly StoredEnquiry[], separator: Separator): string {
  const headings = after === null ? [COLUMNS.map(([heading]) => heading)] : [];
  return csvOf([...headings, ...rows.map(padded)], separator, after === null);
}

/** @param isStart Excel takes a file without the mark at its start for one of the last century, and shows "Â£". */
export const csvOf = (
  lines: readonly (readonly string[])[],
  separator: Separator,
  isStart: boolean,
): string =>
  stringify(lines as string[][], {
    bom: isStart,
    delimiter: separator,
    record_delimiter: 'windows',
    quoted_match: /[,;\r\n']/,
    cast: { string: harmless },
  });

const PHONE = COLUMNS.findIndex(([heading]) => heading === 'phone');

/** Of digits alone a spreadsheet would make a number, without the zero it begins with, and of a plus a sum. */
function telephone(written: string): string {
  if (!/^\s*\+?\d[\d\s().-]*$/.test(written)) return written;
  const dialled = written.trim().replace(/^\+/, '00');
  return dialled.replace(/^(00\d\d|\d{5})(?=\d+$)/, '$1 ');
}

function padded(row: StoredEnquiry): readonly string[] {
  const cells = cellsOf(row).map((cell, at) => (at === PHONE ? telephone(cell) : cell));
  return [...cells, ...Array<string>(COLUMNS.length - cells.length).fill('')];
}

/**
 * What begins like a formula would be worked out by a spreadsheet, whoever wrote it: a quote before it keeps it text. Some
 * pass over spaces, and take wide characters for their narrow ones.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The same within a text: whoever opens the file with another separator has a cell begin there. */
const FORMULA_WITHIN = /([,;\t\r\n](?:[^\S\t\r\n]|")*)(?=[=+\-@＝＋－＠])/g;

/** The library knows a formula by its first character alone. */
const harmless = (text: string) => `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_WITHIN, "$1'")}`;
