// Parses a CSV table into typed rows. An error names the file, line and column.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The fields of a row, by column. Each method throws if the field is invalid. */
export interface Row {
  text(column: string): string;
  /** Returns null for an empty field. */
  optionalText(column: string): string | null;
  number(column: string): number;
  optionalNumber(column: string): number | null;
  /** An ISO date: '2026-07-01'. */
  date(column: string): string;
  optionalDate(column: string): string | null;
  /** Throws another error about this row. */
  refuse(message: string): never;
}

/** Call this at import, so that the server reads each table once and finds an error when it starts. */
export function readTable<Item>(
  file: string,
  toRow: (row: Row) => Item,
  folder: string = folderOf(file),
): readonly Item[] {
  const records = parseCsv(readFileSync(join(folder, file), 'utf8'));
  // Line 1 is the header.
  return records.map((record, index) => toRow(rowOf(record, `${file} line ${index + 2}`)));
}

/** `HEQ_TABLES` names a folder whose tables replace those here, so that tests have the figures of a fixed quarter. */
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

/** A row's fields by column name. */
type CsvRecord = Readonly<Record<string, string>>;

/** Throws if a row has more or fewer fields than the header. */
export function parseCsv(text: string): readonly CsvRecord[] {
  return parse(text, { columns: true, bom: true, skip_empty_lines: true }) as CsvRecord[];
}

const SHAPE = /^\d{4}-\d\d-\d\d$/;

/** True for a text such as '2026-08-15', and false for a month 13. */
export const isIsoDate = (text: string) => SHAPE.test(text) && !Number.isNaN(Date.parse(text));
