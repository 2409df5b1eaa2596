import { readFileSync, writeFileSync } from 'node:fs';
import { MOST_MOVED } from '../../demo/server/live/road-fuel.ts';

/** Throws a sentence if a price is far from the one before it, which is taken for an error in what was read. @param what as in "London at 84p" */
export function requireNear(price, before, what) {
  if (Math.abs(price - before) > MOST_MOVED * before)
    throw new Error(`${what} is more than a third away from ${before}p: the table is not changed.`);
  return price;
}

/**
 * Prints each new row of a table with the one that it follows, and writes them if `write` is true. Resolves to true if it
 * succeeded.
 * @param name of what is renewed. @param table the path of a CSV file
 * @param read resolves to the rows for the table's text: `{ label, before, line }`
 * @param merge returns the table's text with these rows
 */
export async function renew({ name, table, write, print }, read, merge) {
  try {
    const text = readFileSync(table, 'utf8');
    const rows = await read(text);
    for (const { label, before, line } of rows) print(`${label}: ${before}\n   now: ${line}`);
    if (rows.length === 0) print(`${name}: nothing newer than the table.`);
    else if (write) writeFileSync(table, merge(text, rows));
    else print('Nothing was written. Use --write to change the table.');
    return true;
  } catch (error) {
    print(`${name}: not renewed. ${error.message}`);
    return false;
  }
}

/** The table with these rows at its end. */
export const appended = (text, rows) => `${[text.trimEnd(), ...rows.map(({ line }) => line)].join('\n')}\n`;
