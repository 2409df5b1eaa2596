// Knows how a CSV text is read: a line of column names, then rows; a field with commas stands in quotes.

/** A row's fields by column name. */
export type CsvRecord = Readonly<Record<string, string>>;

const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/y;

/** The rows of a CSV text. No field spans lines. */
export function parseCsv(text: string): readonly CsvRecord[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = fields(header);
  return lines.map((line) => record(columns, fields(line)));
}

function record(columns: readonly string[], values: readonly string[]): CsvRecord {
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
}

function fields(line: string): readonly string[] {
  const found: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex <= line.length) {
    const match = FIELD.exec(line);
    if (!match) throw new Error(`CSV line has text after a closing quote: ${line}`);
    found.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (!match[0].endsWith(',')) break;
  }
  return found;
}
