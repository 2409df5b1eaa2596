// Measures how long a partner's view of 90 days takes, and what counting adds to a visitor's requests.
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { throwawayPostgres } from '../../demo/server/test/throwaway-postgres.ts';
import { recordOf } from '../../demo/server/visits/random-visits.ts';
import { inFolder, withApi } from './api/api-process.mjs';
import { fillVisits } from './api/fill-visits.mjs';
import { median } from './statistics.mjs';

const BROOK = {
  id: 'brook',
  name: 'Brook',
  key: randomBytes(32).toString('hex'),
  origins: ['https://brook.example'],
  retentionDays: 90,
};
const [FEW, MANY] = [1000, 1_000_000];
const READS = 15;
const RECORDS = 300;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

export function funnelRows({ tell }) {
  return inFolder(async (folder) => {
    const partners = join(folder, 'partners.json');
    writeFileSync(partners, JSON.stringify([BROOK]), { mode: 0o600 });
    const postgres = await throwawayPostgres();
    if (!postgres) tell('PostgreSQL is not installed: visits are measured in a folder alone.');
    try {
      return [
        await viewRow('in a folder', async () => null),
        ...(postgres
          ? [await viewRow('in PostgreSQL', (total) => postgres.database(`visits_${total}`))]
          : []),
        await recordRow(),
      ];
    } finally {
      await postgres?.stop();
    }

    async function viewRow(where, databaseFor) {
      const view = `view of 90 days of ${MANY.toLocaleString('en-GB')} visits ${where}, beside one of ${FEW.toLocaleString('en-GB')}`;
      const [floor, value] = [await viewOf(FEW, databaseFor), await viewOf(MANY, databaseFor)];
      return { name: `API: ${view}`, value, unit: 'ms', floor, budget: '200 ms' };
    }

    async function viewOf(total, databaseFor) {
      const databaseUrl = await databaseFor(total);
      tell(`Visits: storing ${total}${databaseUrl ? ' in PostgreSQL' : ''}…`);
      const own = join(folder, String(total));
      mkdirSync(own, { recursive: true });
      await fillVisits({ dataDir: own, databaseUrl }, BROOK.id, total);
      const settings = { PARTNERS: partners, DATABASE_URL: databaseUrl ?? '' };
      return withApi(own, ({ url }) => timed(READS, () => read(url)), settings);
    }

    /** The server stores both records, and does not count the one of a robot. They alternate, so that other work affects both equally. */
    function recordRow() {
      const own = join(folder, 'records');
      mkdirSync(own);
      return withApi(own, (api) => recordTimes(api.url), { PARTNERS: partners });
    }
  });
}

async function recordTimes(url) {
  const token = await (await fetch(`${url}/auth/token`, { method: 'POST' })).json();
  const times = { [BROWSER]: [], Googlebot: [] };
  for (let at = 0; at < RECORDS * 2; at += 1) {
    const agent = Object.keys(times)[at % 2];
    const started = performance.now();
    await post(url, token, agent, at);
    if (at > RECORDS / 2) times[agent].push(performance.now() - started);
  }
  const [value, floor] = Object.values(times).map(median);
  const name = 'API: a record that is counted, beside one that is not';
  return { name, value, unit: 'ms', floor, budget: '1.2 times' };
}

async function post(url, token, agent, visit) {
  const response = await fetch(`${url}/request/user/track-records`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      origin: 'https://brook.example',
      'user-agent': agent,
    },
    body: JSON.stringify([recordOf(`visit-${visit}`, { page: 'home', action: 'Viewed', path: '/' })]),
  });
  if (!response.ok) throw new Error(`The server refused a tracking record: ${await response.text()}`);
  await response.text();
}

async function read(url) {
  const headers = { authorization: `Bearer ${BROOK.id}:${BROOK.key}` };
  const response = await fetch(`${url}/partner/funnel?days=90`, { headers });
  if (!response.ok) throw new Error(`The funnel could not be read: ${await response.text()}`);
  await response.text();
}

async function timed(times, work) {
  const took = [];
  await work();
  for (let at = 0; at < times; at += 1) {
    const started = performance.now();
    await work();
    took.push(performance.now() - started);
  }
  return median(took);
}
