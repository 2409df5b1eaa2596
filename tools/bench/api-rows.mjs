// Knows how many quotes a second the reference API makes and answers, of each asset: one process, nothing kept between two.
import { createClient } from './api/api-client.mjs';
import { inFolder, withApi } from './api/api-process.mjs';
import { addressesWithMeters, quoteAndResult } from './api/api-quotes.mjs';
import { load, summary } from './api/load.mjs';

/** Quotes a second. */
const BUDGETS = { ev: 300, ashp: 100, solar: 50 };
const NAMES = { ev: 'electric car', ashp: 'heat pump', solar: 'solar' };
/** Enough to keep the one core busy: the next request waits while an answer travels. */
const CLIENTS = 4;
/** Seconds until the code is compiled, then of each of the windows that are measured. */
const WARM_UP = 3;
const WINDOW = 2;
const WINDOWS = 3;

export function apiRows() {
  return inFolder((folder) =>
    withApi(folder, async ({ url, cpu }) => {
      const client = await createClient(url, CLIENTS);
      const addresses = await addressesWithMeters(client);
      const rows = [];
      for (const asset of Object.keys(BUDGETS)) {
        rows.push(await row(asset, cpu, (turn) => quoteAndResult(client, addresses, asset, turn)));
      }
      client.close();
      return rows;
    }),
  );
}

async function row(asset, cpu, work) {
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
    name: `API: ${NAMES[asset]} quotes made and results read`,
    ...{ value, unit: 'a second', budget: `at least ${BUDGETS[asset]}` },
    ...(value < BUDGETS[asset] && { note }),
  };
}
