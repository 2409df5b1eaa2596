import { readFileSync, writeFileSync } from 'node:fs';
import { parseCsv } from '../../demo/server/data/read-table.ts';
import { octopusLines, readOctopus } from './octopus.mjs';

/**
 * Shows Octopus's rates of today with the rows of our table, and writes them if `write` is true. Returns true if it succeeded.
 * @param table the path of tariffs.csv. @param now milliseconds. @param perSecond the number of requests a second.
 */
export async function renewTariffs({ table, write, say, url, perSecond, now = Date.now() }) {
  try {
    const text = readFileSync(table, 'utf8');
    const { lines, missing } = octopusLines(text, await readOctopus(now, url, perSecond));
    for (const { name, before, line } of lines) say(`${name}: ${before}\n   now: ${line}`);
    for (const id of missing) say(`tariff ${id}: no longer sold. Remove it from tariffs.csv by hand.`);
    say(`Renew by hand: ${handMade(text, lines).join(', ')}.`);
    const next = text.split('\n').map((row) => lines.find(({ id }) => row.startsWith(`${id},`))?.line ?? row);
    if (write) writeFileSync(table, next.join('\n'));
    else say('Nothing was written. Use --write to change the table.');
    return true;
  } catch (error) {
    say(`Octopus: not renewed. ${error.message}`);
    return false;
  }
}

/** The tariffs that are compared by their own rates, and that Octopus does not publish. */
const handMade = (table, lines) =>
  parseCsv(table)
    .filter((row) => row.enabled_by_default !== 'no' && row.from !== 'cap')
    .filter(({ tariff_id }) => !lines.some(({ id }) => id === Number(tariff_id)))
    .map(({ tariff_name }) => tariff_name);
