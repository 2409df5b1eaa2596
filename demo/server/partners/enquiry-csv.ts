// A partner's enquiries as CSV. The page has the same columns.
import { stringify } from 'csv-stringify/sync';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import type { StoredEnquiry } from './enquiry-rows.ts';

type Column = readonly [heading: string, text: (stored: StoredEnquiry, enquiry: Enquiry) => string];

const TIMES: Readonly<Record<string, string>> = { am: 'morning', pma: 'afternoon', pme: 'evening' };

export const COLUMNS: readonly Column[] = [
  ['reference', ({ reference }) => reference],
  ['received', ({ received }) => received],
  ['webhook', ({ delivered }) => (delivered ? `delivered ${delivered}` : 'waiting')],
  ['name', (_, { fullName }) => fullName],
  ['email', (_, { email }) => email],
  ['phone', (_, { phone }) => phone],
  ['best time', (_, { contactTime }) => TIMES[contactTime] ?? contactTime],
  ['this year', (_, { adopt }) => adopt],
  ['property', (_, { property }) => property],
  ['information', (_, { info }) => info],
  ['consent', (_, { consent }) => `${consent.recipient}: ${consent.channels.join(', ')}, ${consent.time}`],
  ['quotes', (_, { brief }) => brief.quotes.map(({ asset, quoteId }) => `${asset} ${quoteId}`).join(', ')],
  ['summary', (_, { summary }) => summary],
  ['record', (_, { record }) => record.hash ?? ''],
];

/** A withdrawn enquiry has only its reference and times. */
export function cellsOf(stored: StoredEnquiry): readonly string[] {
  const { enquiry, reference, received, withdrawn } = stored;
  return enquiry
    ? COLUMNS.map(([, text]) => text(stored, enquiry))
    : [reference, received, `withdrawn ${withdrawn}`];
}

/** Spreadsheets in languages with a decimal comma expect semicolons. */
export const SEPARATORS = [',', ';'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** @param after null for the first part of the file, which begins with the headings */
export function enquiryCsv(after: unknown, rows: readonly StoredEnquiry[], separator: Separator): string {
  const headings = after === null ? [COLUMNS.map(([heading]) => heading)] : [];
  return csvOf([...headings, ...rows.map(padded)], separator, after === null);
}

/** @param isStart adds a byte order mark, without which Excel does not read the file as UTF-8 and shows "Â£" for "£" */
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

/** A spreadsheet would turn digits into a number without its leading zero, and a leading plus into a formula. */
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
 * A spreadsheet would evaluate a text that begins like a formula; an apostrophe before it prevents this. Some
 * spreadsheets ignore leading spaces and treat full-width characters as ASCII.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The same within a text, since a cell begins there if the file is opened with another separator. */
const FORMULA_WITHIN = /([,;\t\r\n](?:[^\S\t\r\n]|")*)(?=[=+\-@＝＋－＠])/g;

/** csv-stringify's own `escape_formulas` only checks the first character. */
const harmless = (text: string) => `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_WITHIN, "$1'")}`;
