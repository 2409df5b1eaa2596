// Parses a table of facts into typed rows, or says which line of which file is wrong.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIsoDate } from './iso-date.ts';
import { type CsvRecord, parseCsv } from './parse-csv.ts';

/** The fields of one row, by column; each throws an error that names file, line and column when it does not fit. */
export interface Row {
  text(column: string): string;
  /** An empty field is null. */
  optionalText(column: string): string | null;
  number(column: string): number;
  optionalNumber(column: string): number | null;
  /** An ISO date: '2026-07-01'. */
  date(column: string): string;
  optionalDate(column: string): string | null;
  /** Any other complaint about this row. */
  refuse(message: string): never;
}

/** Every row of `file`, a CSV in the folder of data, as `toRow` makes it. Read once, when the server starts. */
export function readTable<Item>(
  file: string,
  toRow: (row: Row) => Item,
  folder: string = folderOf(file),
): readonly Item[] {
  const records = parseCsv(readFileSync(join(folder, file), 'utf8'));
  // Line 1 is the header, and people count from 1.
  return records.map((record, index) => toRow(rowOf(record, `${file} line ${index + 2}`)));
}

/** Where `HEQ_TABLES` names a folder, its tables stand in for those here: tests pin figures on a quarter that stays. */
function folderOf(file: string): string {
  const instead = process.env.HEQ_TABLES;
  return instead && existsSync(join(instead, file)) ? instead : import.meta.dirname;
}

function rowOf(record: CsvRecord, where: string): Row {
  const refuse = (message: string): never => {
    throw new Error(`${where}: ${message}`);
  };
  const optionalText = (column: string) => {
    if (!(column in record)) refuse(`no column ${column}`);
    return record[column] || null;
  };
  const text = (column: string) => optionalText(column) ?? refuse(`${column} is empty`);
  const optionalNumber = (column: string) => {
    const written = optionalText(column);
    const value = written === null ? null : Number(written);
    return Number.isNaN(value) ? refuse(`${column} must be a number, got "${written}"`) : value;
  };
  const number = (column: string) => optionalNumber(column) ?? refuse(`${column} is empty`);
  const optionalDate = (column: string) => {
    const written = optionalText(column);
    const isDate = written === null || isIsoDate(written);
    return isDate ? written : refuse(`${column} must be a date like 2026-07-01, got "${written}"`);
  };
  const date = (column: string) => optionalDate(column) ?? refuse(`${column} is empty`);
  return { text, optionalText, number, optionalNumber, date, optionalDate, refuse };
}
