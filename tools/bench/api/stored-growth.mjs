// Servers on small and large stores are measured in turn, so that other work on the machine affects all of them equally.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from './api-client.mjs';
import { withApi } from './api-process.mjs';
import { ASSETS, addressesWithMeters, quoteAndResult } from './api-quotes.mjs';
import { fillStore } from './fill-store.mjs';
import { load, summary } from './load.mjs';

const CLIENTS = 4;
/** The number of quotes that the server stores itself. The rest of a store are copies of them. */
const MODELS = 300;
/** Seconds: the warm-up until the code is compiled, and each server's turn. Half of the rounds are in reverse order. */
const WARM_UP = 3;
const WINDOW = 0.5;
const ROUNDS = 16;

/** Resolves to `{ total, startup, megabytes, rss, rate, p50, p95 }` for each number of stored quotes. */
export async function storedGrowth(folder, totals, tell) {
  const stores = [];
  for (const total of totals) stores.push(await filled(join(folder, String(total)), total, tell));
  tell(`API: quotes on stores of ${totals.join(', ')} in turns…`);
  return nested(stores, [], measured);
}

async function filled(folder, total, tell) {
  tell(`API: storing ${total} quotes…`);
  mkdirSync(folder);
  await withApi(folder, async ({ url }) => {
    const { work, close } = await customer(url);
    for (let turn = 0; turn < MODELS; turn += 1) await work(turn);
    close();
  });
  await fillStore(folder, total);
  return { total, folder, megabytes: bytesIn(folder) / 1e6 };
}

const bytesIn = (folder) =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

async function customer(url) {
  const client = await createClient(url, CLIENTS);
  const addresses = await addressesWithMeters(client);
  const work = (turn) => quoteAndResult(client, addresses, ASSETS[turn % ASSETS.length], turn);
  return { work, close: client.close };
}

/** Starts a server on each store, each within the callback of the one before. Calls `work` when all of them run. */
function nested([store, ...rest], running, work) {
  if (!store) return work(running);
  return withApi(store.folder, async (api) => {
    const { work: ask, close } = await customer(api.url);
    const result = await nested(rest, [...running, { ...store, ...api, ask, times: [], seconds: 0 }], work);
    close();
    return result;
  });
}

async function measured(servers) {
  for (const { ask } of servers) await load(CLIENTS, WARM_UP, ask);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of round % 2 ? servers.toReversed() : servers) {
      const { times, seconds } = await load(CLIENTS, WINDOW, server.ask);
      server.times.push(...times);
      server.seconds += seconds;
    }
  }
  return servers.map(({ total, startup, megabytes, rss, times, seconds }) => ({
    total,
    startup,
    megabytes,
    rss: rss(),
    ...summary(times, seconds),
  }));
}
