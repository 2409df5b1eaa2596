import type { StoredEnquiry } from '../store/enquiry-rows.ts';
import { COLUMNS, cellsOf } from './enquiry-columns.ts';

/** Lines of CSV (RFC 4180). @param after what was written before; null for the first part, which begins with the headings */
export function enquiryCsv(after: unknown, rows: readonly StoredEnquiry[]): string {
  const headings = after === null ? [COLUMNS.map(([heading]) => heading)] : [];
  return [...headings, ...rows.map(padded)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function padded(row: StoredEnquiry): readonly string[] {
  const cells = cellsOf(row);
  return [...cells, ...Array<string>(COLUMNS.length - cells.length).fill('')];
}

/** What begins like a formula would be worked out by a spreadsheet, whoever wrote it: a quote before it keeps it text. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
