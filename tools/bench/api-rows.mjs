// Measures how many quotes and bills a second the reference API calculates, in one process without a cache.
import { createClient } from './api/api-client.mjs';
import { inFolder, withApi } from './api/api-process.mjs';
import { addressesWithMeters, oneBill, quoteAndResult } from './api/api-quotes.mjs';
import { load, summary } from './api/load.mjs';

/** The calls that are measured, each with the rate that it must reach. */
const BENCHED_CALLS = [
  ...[
    ['ev', 'electric car', 300],
    ['ashp', 'heat pump', 100],
    ['solar', 'solar', 50],
  ].map(([asset, name, budget]) => ({
    name: `${name} quotes made and results read`,
    budget,
    work: (client, addresses, turn) => quoteAndResult(client, addresses, asset, turn),
  })),
  { name: 'three quotes of a home made and its one bill read', budget: 20, work: oneBill },
];
/** Enough clients to keep one core busy: another request is waiting while a response travels. */
const CLIENTS = 4;
const MANY = 64;
/** Seconds: the warm-up until the code is compiled, and the length of each measured window. */
const WARM_UP = 3;
const WINDOW = 2;
const WINDOWS = 3;

export function apiRows() {
  return inFolder((folder) =>
    withApi(folder, async ({ url, cpu }) => {
      const client = await createClient(url, CLIENTS);
      const addresses = await addressesWithMeters(client);
      const rows = [];
      for (const asked of BENCHED_CALLS) {
        rows.push(await row(asked, cpu, (turn) => asked.work(client, addresses, turn)));
      }
      client.close();
      return [...rows, await leastShare(url, addresses)];
    }),
  );
}

/** The number of requests of the client that gets least, as a share of an even split. */
async function leastShare(url, addresses) {
  const client = await createClient(url, MANY);
  const { work } = BENCHED_CALLS[0];
  const { fewest } = await load(MANY, WINDOW * WINDOWS, (turn) => work(client, addresses, turn));
  client.close();
  const budget = 0.7;
  return {
    name: `API: least share of ${MANY} clients at once`,
    value: fewest,
    unit: 'of an even one',
    budget: `at least ${budget}`,
    ...(fewest < budget && { note: 'under its budget' }),
  };
}

async function row({ name, budget }, cpu, work) {
  await load(CLIENTS, WARM_UP, work);
  const rates = [];
  const before = cpu();
  let count = 0;
  for (let run = 0; run < WINDOWS; run += 1) {
    const { times, seconds } = await load(CLIENTS, WINDOW, work);
    rates.push(summary(times, seconds).rate);
    count += times.length;
  }
  const value = rates.sort((a, b) => a - b)[Math.floor(WINDOWS / 2)];
  const perCore =
    before === null ? '' : ` (${Math.round(count / (cpu() - before))} a second of the server's own)`;
  const note = `under its budget: has the machine a core for it?${perCore}`;
  return {
    name: `API: ${name}`,
    value,
    unit: 'a second',
    budget: `at least ${budget}`,
    ...(value < budget && { note }),
  };
}
