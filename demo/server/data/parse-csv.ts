import { parse } from 'csv-parse/sync';

/** A row's fields by column name. */
export type CsvRecord = Readonly<Record<string, string>>;

/** Throws if a row has more or fewer fields than the header. */
export function parseCsv(text: string): readonly CsvRecord[] {
  return parse(text, { columns: true, bom: true, skip_empty_lines: true }) as CsvRecord[];
}
