// Measures how many quotes and bills a second the reference API calculates, in one process without a cache, for homes all over
// Great Britain, so that two successive requests are never the same.
import { createClient, inFolder, withApi } from './api.mjs';
import { median } from './rows.mjs';

/** These have different tariffs and climates. */
const POSTCODES = ['BS13AB', 'M146PA', 'EH91QR', 'CF103AT', 'LS62AB', 'AB101AB', 'PL48AA', 'NR23AB'];
/** A home with its own roof and garden, so each of the three assets can be quoted for it. */
const PROPERTY_TYPE = 2;
const CAR = { makeId: 11, modelId: 2002, engineSize: 999 };
const ELECTRIC_CAR = { makeId: 27, modelId: 1051, engineSize: 39 };

const QUOTE_BODIES = {
  ev: (turn) => ({
    current: CAR,
    compare: ELECTRIC_CAR,
    milesDrivenWeekDays: 40 + (turn % 160),
    milesDrivenWeekEnds: 10 + (turn % 70),
    chargerTypeId: turn % 2 ? 1 : 3,
  }),
  ashp: (turn) => ({ propertyTypeId: PROPERTY_TYPE, heatingFuel: 1, insulation: 1 + (turn % 3) }),
  solar: (turn) => ({ propertyTypeId: PROPERTY_TYPE, archeTypeId: 1 + (turn % 4) }),
};

const ASSETS = Object.keys(QUOTE_BODIES);

/** The addresses that quotes send as `details`, with the meters found at them. */
async function addressesWithMeters({ send }) {
  const streets = await Promise.all(
    POSTCODES.map((postcode) => send('GET', `/request/address/recco?postcode=${postcode}`)),
  );
  return Promise.all(streets.flat().map((address) => withMeters(send, address)));
}

async function withMeters(send, address) {
  const [meters] = await send('POST', '/request/address/recco/details', address);
  const mpan = meters.elecdetails[0]?.mpan ?? null;
  const mprn = meters.gasdetails[0]?.mprn ?? null;
  return { ...address, mpan, mprn, ...meters };
}

/** Does what a journey does at its end: makes a quote and reads its result. */
async function quoteAndResult(client, addresses, asset, turn) {
  const quoteId = await newQuote(client, addresses, asset, turn);
  await client.send('GET', resultPath(asset, quoteId));
}

/** Requests what a journey about all assets requests last: one bill of three new quotes, which is not cached anywhere. */
async function oneBill(client, addresses, turn) {
  const quotes = await Promise.all(
    ASSETS.map(async (asset) => [asset, await newQuote(client, addresses, asset, turn)]),
  );
  const [[asset, quoteId], ...others] = quotes;
  const also = others.map((pair) => pair.join(':')).join();
  const { combined } = await client.send('GET', `${resultPath(asset, quoteId)}&also=${also}`);
  if (combined?.assets.length !== ASSETS.length)
    throw new Error(`The result has no combined bill for ${also}.`);
}

async function newQuote({ send }, addresses, asset, turn) {
  const details = addresses[turn % addresses.length];
  const body = { referrerBranch: 'DR', details, ...QUOTE_BODIES[asset](turn) };
  const { quoteId } = await send('POST', `/request/customer/esa/${asset}/quote`, body);
  return quoteId;
}

const resultPath = (asset, quoteId) => `/request/results/tou/esa/${asset}/result?quoteId=${quoteId}`;

/**
 * Runs concurrent clients for some seconds. Each calls `work(turn)` again when it has received a response. Resolves to `{ count,
 * rate, fewest }`: all calls, those a second, and those of the client that made fewest as a share of an even split.
 */
async function load(clients, seconds, work) {
  const done = new Array(clients).fill(0);
  const started = performance.now();
  let count = 0;
  const client = async (_, index) => {
    while (performance.now() - started < seconds * 1000) {
      await work(count++);
      done[index] += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const rate = (count * 1000) / (performance.now() - started);
  return { count, rate, fewest: Math.min(...done) / (count / clients) };
}

/** The calls that are measured, each with the rate that it must reach. */
const BENCHED_CALLS = [
  ...[
    ['ev', 'electric car', 300],
    ['ashp', 'heat pump', 150],
    ['solar', 'solar', 120],
  ].map(([asset, name, budget]) => ({
    name: `${name} quotes made and results read`,
    budget,
    work: (client, addresses, turn) => quoteAndResult(client, addresses, asset, turn),
  })),
  { name: 'three quotes of a home made and its one bill read', budget: 25, work: oneBill },
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
      for (const call of BENCHED_CALLS) {
        rows.push(await row(call, cpu, (turn) => call.work(client, addresses, turn)));
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
    const seen = await load(CLIENTS, WINDOW, work);
    rates.push(seen.rate);
    count += seen.count;
  }
  const value = median(rates);
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
