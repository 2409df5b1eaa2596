// Measures latency and memory by the number of concurrent clients and of stored quotes.
import { createClient } from './api/api-client.mjs';
import { inFolder, withApi } from './api/api-process.mjs';
import { ASSETS, addressesWithMeters, quoteAndResult } from './api/api-quotes.mjs';
import { load, summary } from './api/load.mjs';
import { storedGrowth } from './api/stored-growth.mjs';

const CLIENTS = [1, 4, 16, 64];
const STORED = [1000, 100_000, 1_000_000];
/** Seconds: the warm-up until the code is compiled, and the time for which each number of clients is measured. */
const WARM_UP = 3;
const WINDOW = 3;
/** With a million stored quotes, a request may take this many times as long as with a thousand. */
const MOST_GROWTH = 1.3;

/** `quick` leaves out the million. `tell` is called with messages about progress. */
export async function apiGrowthRows({ quick = false, tell = console.error } = {}) {
  const totals = quick ? STORED.slice(0, -1) : STORED;
  const rows = await inFolder((folder) => clientRows(folder, tell));
  const stores = await inFolder((folder) => storedGrowth(folder, totals, tell));
  return [...rows, ...stores.flatMap((store) => storeRows(store, stores[0]))];
}

function clientRows(folder, tell) {
  return withApi(folder, async ({ url, rss }) => {
    const client = await createClient(url, Math.max(...CLIENTS));
    const addresses = await addressesWithMeters(client);
    const work = (turn) => quoteAndResult(client, addresses, ASSETS[turn % ASSETS.length], turn);
    await load(CLIENTS[0], WARM_UP, work);
    const rows = [];
    for (const clients of CLIENTS) {
      tell(`API: ${clients} clients at once…`);
      const { times, seconds, fewest } = await load(clients, WINDOW, work);
      rows.push(...rowsAt(clients, { ...summary(times, seconds), fewest, rss: rss() }));
    }
    client.close();
    return rows;
  });
}

/** The server handles one request at a time, so latency grows with the number of clients, but the rate does not fall. */
function rowsAt(clients, { rate, p50, p95, fewest, rss }) {
  const at = `API, ${clients} client${clients > 1 ? 's' : ''} at once`;
  const share = { name: `${at}: least that one is served, of an even share`, value: fewest, unit: '' };
  return [
    { name: `${at}: quotes and results`, value: rate, unit: 'a second' },
    { name: `${at}: quote and result, median`, value: p50, unit: 'ms' },
    { name: `${at}: quote and result, 95th percentile`, value: p95, unit: 'ms' },
    ...(clients > 1 ? [share] : []),
    { name: `${at}: memory`, value: rss, unit: 'MB' },
  ];
}

function storeRows({ total, rate, p50, p95, rss, megabytes, startup }, least) {
  const at = `API, ${total.toLocaleString('en-GB')} quotes stored`;
  const against = (key) => (total === least.total ? {} : { floor: least[key] });
  const bounded = (key, value) => ({ ...against(key), ...growth(key, value, total, least) });
  return [
    { name: `${at}: quotes and results`, value: rate, unit: 'a second', ...against('rate') },
    { name: `${at}: quote and result, median`, value: p50, unit: 'ms', ...bounded('p50', p50) },
    { name: `${at}: quote and result, 95th percentile`, value: p95, unit: 'ms', ...bounded('p95', p95) },
    { name: `${at}: memory`, value: rss, unit: 'MB', ...bounded('rss', rss) },
    { name: `${at}: start`, value: startup, unit: 'ms', ...against('startup') },
    { name: `${at}: on the disk`, value: megabytes, unit: 'MB' },
  ];
}

function growth(key, value, total, least) {
  if (total === least.total) return {};
  const note = `more than ${MOST_GROWTH} times that of ${least.total} quotes: is the machine busy with something else?`;
  return { budget: `${MOST_GROWTH} times`, ...(value > least[key] * MOST_GROWTH && { note }) };
}
