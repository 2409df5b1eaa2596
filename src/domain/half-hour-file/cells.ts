// A reader of our own: CSV libraries are 1.4 to 6 kB and take a file at once, and we read it in slices and tell lines.

export type Cells = readonly string[];

/** What parts the cells of a line: its header's first of these. */
export function separatorOf(line: string): string {
  return line.match(/[;\t,]/)?.[0] ?? ',';
}

/** A separator inside quotes is part of its cell: of a number only the commas of its thousands. */
export function cellsOf(line: string, separator: string): Cells {
  const plain = line.includes('"')
    ? line.replace(/"([^"]*)"/g, (_, cell: string) => cell.replaceAll(separator, ''))
    : line;
  return plain.split(separator).map((cell) => cell.trim());
}
