import { parse } from 'csv-parse/sync';

/** A row's fields by column name. */
export type CsvRecord = Readonly<Record<string, string>>;

/** The rows of a CSV text. Throws on a row that has more or fewer fields than there are columns. */
export function parseCsv(text: string): readonly CsvRecord[] {
  return parse(text, { columns: true, bom: true, skip_empty_lines: true }) as CsvRecord[];
}
