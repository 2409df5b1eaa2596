// Renews fuel_prices.csv from the government's weekly road fuel prices.
import { parseCsv } from '../../demo/server/data/read-table.ts';
import { endOfNextMonth, FUEL_FILE_SOURCE, readFuelFile } from '../../demo/server/live/road-fuel.ts';
import { appended, renew, requireNear } from './renew.mjs';

const CONTENT = 'https://www.gov.uk/api/content/government/statistics/weekly-road-fuel-prices';

/** @param table the path of fuel_prices.csv */
export function renewFuel({ url = process.env.FUEL_PRICES_URL || CONTENT, ...options }) {
  const read = async (text) => fuelRows(parseCsv(text), readFuelFile(await fuelFile(url)));
  return renew({ name: 'petrol, diesel', ...options }, read, appended);
}

/** Prices that the table has already are left out. */
function fuelRows(known, found) {
  return ['petrol', 'diesel'].flatMap((fuel) => {
    const before = known.findLast((row) => row.fuel === fuel);
    if (before.from >= found.date) return [];
    const price = requireNear(found[fuel], Number(before.price_p), `${fuel} at ${found[fuel]}p`);
    const dates = [found.date, endOfNextMonth(found.date)];
    const line = [fuel, price, 'p/l', 20, ...dates, 'read', `"${FUEL_FILE_SOURCE}"`].join(',');
    return [{ label: fuel, before: `${before.price_p}p from ${before.from}`, line }];
  });
}

/** The URL of the newest file changes each week. GOV.UK's content API gives it. */
async function fuelFile(url) {
  const content = await (await fetched(url)).json();
  const files = (content.details?.attachments ?? []).filter((one) => /\.csv$/i.test(one.url ?? ''));
  const newest = files.find((one) => /2018/.test(`${one.title} ${one.url}`)) ?? files[0];
  if (!newest) throw new Error(`${url} names no CSV file.`);
  return (await fetched(newest.url)).text();
}

async function fetched(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer;
}
