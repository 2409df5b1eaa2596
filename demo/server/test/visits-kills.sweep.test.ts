// Each visit is counted exactly once, even if servers are killed while they store and count. Run a
// larger number with: VISITS=5000 npm run test:one -- demo/server/test/visits-kills.sweep.test.ts
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, it } from 'node:test';
import pg from 'pg';
import { WAY } from '../counting/stages.ts';
import { openStore, type Store } from '../open-store.ts';
import { type RandomVisit, randomVisit, seededRandom } from '../visits/random-visits.ts';
import { bothStores, type Place } from './both-stores.ts';
import { partnerNamed, until } from './partner.ts';
import { send, temporaryFolder } from './running-server.ts';
import { startProcess } from './server-process.ts';
import { detailsOf } from './view-of-drawn.ts';

const { stores } = await bothStores();
const MANY = Number(process.env.VISITS ?? 200);
const VISITORS = 6;
const KILLS = 5;
const brook = partnerNamed('brook');
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A server that is killed and restarted. */
async function mortal(env: Record<string, string>) {
  let server = await startProcess(env);
  let back: Promise<void> | null = null;
  return {
    url: () => server.url,
    back: () => back,
    kill() {
      back ??= (async () => {
        await server.end('SIGKILL');
        server = await startProcess(env);
        back = null;
      })();
    },
    async end() {
      await back;
      await server.end('SIGKILL');
    },
  };
}

async function stagesIn(store: Store): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const { kind, name, visits } of await store.visits.sums('brook', '2000-01-01', '2100-01-01'))
    if (kind === 'stage') all[name] = (all[name] ?? 0) + visits;
  return all;
}

function stagesOf(visits: readonly RandomVisit[]): Record<string, number> {
  const came = (stage: number) => visits.filter(({ way }) => way >= stage).length;
  const enquired = visits.filter(({ isEnquired }) => isEnquired).length;
  const did = (is: (details: Readonly<Record<string, string>>) => boolean) =>
    visits.filter((visit) => detailsOf(visit).some(is)).length;
  const [engaged, taken] = [
    did(({ stage }) => stage === 'engaged'),
    did((details) => details.taken !== undefined),
  ];
  return { ...Object.fromEntries(WAY.map((stage, at) => [stage, came(at)])), engaged, taken, enquired };
}

for (const { name, skip, place } of stores) {
  describe(`visits counted ${name}`, { skip }, () => {
    it('EARN-03: are counted once each, even if the servers are killed repeatedly', async (t) => {
      const where = await place();
      const file = join(temporaryFolder(), 'partners.json');
      writeFileSync(file, JSON.stringify([brook]));
      const env = { DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl ?? '', PARTNERS: file };
      // Only one server can use a folder, while several can use a database.
      const servers = [await mortal(env), ...(where.databaseUrl ? [await mortal(env)] : [])];
      t.after(() => Promise.all(servers.map((server) => server.end())));
      const random = seededRandom(12);
      const visits = Array.from({ length: MANY }, () => randomVisit(random));
      const waiting = [...visits];
      let acknowledged = 0;

      async function visitor(): Promise<void> {
        for (let visit = waiting.pop(); visit; visit = waiting.pop())
          for (const record of visit.records) await tell(record);
      }
      /** Retries until it is acknowledged, so a record that a killed server had stored is sent twice. */
      async function tell(record: unknown): Promise<void> {
        for (let nth = acknowledged; ; nth++) {
          const server = servers[nth % servers.length]!;
          await server.back();
          const headers = { origin: 'https://brook.example', 'user-agent': BROWSER };
          const call = send(server.url(), 'POST /request/user/track-records', { body: [record], headers });
          if ((await call.catch(() => null))?.status === 200) break;
        }
        acknowledged += 1;
        if (acknowledged % Math.ceil((MANY * 5) / KILLS) === 0)
          servers[acknowledged % servers.length]!.kill();
      }
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      for (const server of servers) server.kill();
      await Promise.all(servers.map((server) => server.back()));

      const store = await openSecondStore(where, servers);
      t.after(() => store.close());
      const expected = stagesOf(visits);
      // Counts the rest, as the next server would.
      const isCounted = async () =>
        (await store.visits.sum(500)) === 0 && (await stagesIn(store)).opened === MANY;
      await until(isCounted, 60_000);
      assert.deepEqual(await stagesIn(store), expected);
      // The sums must stay when records and visits are deleted.
      await store.deleteBefore('2100-01-01');
      await store.visits.deleteVisitsBefore('brook', '2100-01-01', '2000-01-01');
      assert.deepEqual(await stagesIn(store), expected);
    });

    it('EARN-03: are counted by the next server if one is killed between counting and marking the records', async (t) => {
      const where = await place();
      const file = join(temporaryFolder(), 'partners.json');
      writeFileSync(file, JSON.stringify([brook]));
      const env = { DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl ?? '', PARTNERS: file };
      await (await startProcess(env)).end('SIGTERM');
      const noting = await holdNoting(where);
      const server = await startProcess(env);
      t.after(() => server.end('SIGKILL'));
      const random = seededRandom(13);
      let visit = randomVisit(random);
      while (Object.values(stagesOf([visit])).includes(0)) visit = randomVisit(random);
      const headers = { origin: 'https://brook.example', 'user-agent': BROWSER };
      const call = { body: visit.records, headers };
      const { status } = await send(server.url, 'POST /request/user/track-records', call);
      assert.equal(status, 200);
      await until(() => noting.isHeld(server.url));
      await server.end('SIGKILL');
      await noting.release();

      const store = await openStore(where);
      t.after(() => store.close());
      assert.deepEqual(await stagesIn(store), {});
      assert.equal(await store.visits.sum(500), visit.records.length);
      assert.deepEqual(await stagesIn(store), stagesOf([visit]));
    });
  });
}

/** Blocks the marking of counted records in the database, so the server can be killed at that point. */
async function holdNoting({ dataDir, databaseUrl }: Place) {
  const trigger = 'trigger held before update of summed on tracking_records';
  if (databaseUrl === null) {
    const open = () => new DatabaseSync(join(dataDir, 'quotes.sqlite'));
    const db = open();
    const endless = Array.from('abcdefgh', (name) => `tracking_records ${name}`).join();
    db.exec(`create ${trigger} begin select count(*) from ${endless}; end`);
    db.close();
    return {
      // Its only thread is blocked in the database.
      isHeld: (url: string) =>
        fetch(url, { signal: AbortSignal.timeout(2000) }).then(
          () => false,
          () => true,
        ),
      async release() {
        const again = open();
        again.exec('drop trigger held');
        again.close();
      },
    };
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`create function held() returns trigger as 'begin perform pg_sleep(600); return new; end' language plpgsql;
    create ${trigger} for each row execute function held()`);
  const holding = `from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
  return {
    isHeld: async (_url: string) => (await client.query(`select 1 ${holding}`)).rowCount === 1,
    async release() {
      await client.query(`select pg_terminate_backend(pid) ${holding}`);
      await client.query('drop trigger held on tracking_records; drop function held');
      await client.end();
    },
  };
}

/** Only one server can use a folder, so the test counts in its place. */
async function openSecondStore(where: Place, servers: readonly { end(): Promise<void> }[]): Promise<Store> {
  if (where.databaseUrl) return openStore(where);
  await Promise.all(servers.map((server) => server.end()));
  return openStore(where);
}
