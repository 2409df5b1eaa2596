import { readFileSync, writeFileSync } from 'node:fs';
import { parseCsv } from '../../demo/server/data/parse-csv.ts';
import { octopusLines, readOctopus } from './octopus.mjs';

/**
 * Shows Octopus's rates of the day beside the rows here; writes them with `write`. Answers whether all went well.
 * @param table the path of tariffs.csv. @param now milliseconds. @param perSecond how often Octopus is asked.
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

/** The tariffs that are compared by rates of their own, and that Octopus does not tell of. */
const handMade = (table, lines) =>
  parseCsv(table)
    .filter((row) => row.enabled_by_default !== 'no' && row.from !== 'cap')
    .filter(({ tariff_id }) => !lines.some(({ id }) => id === Number(tariff_id)))
    .map(({ tariff_name }) => tariff_name);
