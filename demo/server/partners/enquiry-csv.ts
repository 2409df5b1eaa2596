import type { StoredEnquiry } from '../store/enquiry-rows.ts';
import { COLUMNS, cellsOf } from './enquiry-columns.ts';

/** Excel takes a file without it for one of the last century, and shows "Â£". */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The second is for spreadsheets of a language that writes decimals with a comma: theirs ignore the first. */
export const SEPARATORS = [',', ';'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Lines of CSV (RFC 4180). @param after what was written before; null for the first part, which begins with the headings */
export function enquiryCsv(after: unknown, rows: readonly StoredEnquiry[], separator: Separator): string {
  const isFirst = after === null;
  const headings = isFirst ? [COLUMNS.map(([heading]) => heading)] : [];
  const lines = [...headings, ...rows.map(padded)].map((cells) => `${cells.map(quoted).join(separator)}\r\n`);
  return [isFirst ? BYTE_ORDER_MARK : '', ...lines].join('');
}

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

/** One cell. */
export function quoted(text: string): string {
  const safe = `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_WITHIN, "$1'")}`;
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
