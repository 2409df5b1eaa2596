// `npm run prices` shows prices that are newer than those in the tables, each with the row that it follows. It writes only with
// `--write`.
import { readFileSync, writeFileSync } from 'node:fs';
import { readFuelFile } from '../../demo/server/live/road-fuel.ts';
import { fuelLines } from './fuel.mjs';

const CONTENT = 'https://www.gov.uk/api/content/government/statistics/weekly-road-fuel-prices';

/** Throws a sentence if the request fails. */
async function fetched(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer;
}

/** The URL of the newest file changes each week. GOV.UK's content API gives it. */
async function fuelFile(url) {
  const content = await (await fetched(url)).json();
  const files = (content.details?.attachments ?? []).filter((one) => /\.csv$/i.test(one.url ?? ''));
  const newest = files.find((one) => /2018/.test(`${one.title} ${one.url}`)) ?? files[0];
  if (!newest) throw new Error(`${url} names no CSV file.`);
  return (await fetched(newest.url)).text();
}

/** Reports what it does through `say`, and returns true if it succeeded. @param table the path of fuel_prices.csv */
export async function renew({ table, write, say, url = process.env.FUEL_PRICES_URL || CONTENT }) {
  let isRenewed = true;
  try {
    const text = readFileSync(table, 'utf8');
    const lines = fuelLines(text, readFuelFile(await fuelFile(url)));
    for (const { fuel, before, line } of lines) say(`${fuel}: ${before}\n   now: ${line}`);
    if (lines.length === 0) say('petrol, diesel: nothing newer than the table.');
    if (write && lines.length > 0)
      writeFileSync(table, `${text.trimEnd()}\n${lines.map(({ line }) => line).join('\n')}\n`);
    else if (lines.length > 0) say('Nothing was written. Use --write to change the table.');
  } catch (error) {
    say(`petrol, diesel: not renewed. ${error.message}`);
    isRenewed = false;
  }
  say(
    '--ofgem with --ofgem-gas renews regional_prices.csv, and --octopus renews the tariffs of Octopus in tariffs.csv. Renew these by hand: heating oil, other tariffs, price_cap_history.csv, vat.csv.',
  );
  return isRenewed;
}
