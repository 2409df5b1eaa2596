import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openEngine, openStore } from '../open-store.ts';
import { bothStores } from './both-stores.ts';
import { ASSETS, createQuote, readResult } from './journey.ts';
import { freshToken, runServer, send, type TestServer } from './running-server.ts';
import { startProcess } from './server-process.ts';

const RECORD = { userRefId: 'a', referralBranch: 'DR', userTrackingId: 'ü', switchId: null };
const SETTINGS = { port: 0, host: null, faults: false, rateLimit: null, trustProxy: false };

const { stores, postgres, skip } = await bothStores();

for (const { name, skip, place } of stores) {
  describe(`quotes kept ${name}`, { skip }, () => {
    const run = async () => runServer(await place());

    it('are available after a restart, with their tokens', async (t) => {
      const server = await run();
      t.after(() => server.stop());
      const quotes = await Promise.all(
        ASSETS.map(async (asset) => [asset, await createQuote(server, asset)] as const),
      );
      const token = await freshToken(server.url);
      await server.restart();
      for (const [asset, id] of quotes) {
        const path = `GET /request/results/tou/esa/${asset}/result?quoteId=${id}`;
        assert.equal((await server.send(path, { token })).status, 200, asset);
      }
    });

    it('lose neither of two concurrent changes', async (t) => {
      const store = await openStore({ ...SETTINGS, ...(await place()) });
      t.after(() => store.close());
      const id = await store.createQuote('ev', { miles: 1, charger: 1 });
      const change = (meanwhile: () => Promise<unknown>, changed: object) =>
        store.changeQuote(id, 'ev', async (request) => {
          await meanwhile();
          return { ...(request as object), ...changed };
        });
      // The second change is stored after the first has read the quote and before it is stored.
      const once = [() => change(async () => {}, { charger: 3 })];
      assert.equal(await change(async () => once.pop()?.(), { miles: 210 }), true);
      assert.deepEqual((await store.readQuote(id))?.request, { miles: 210, charger: 3 });
    });

    it('fail to change if others change them repeatedly', async (t) => {
      const store = await openStore({ ...SETTINGS, ...(await place()) });
      t.after(() => store.close());
      const id = await store.createQuote('ev', { count: 0 });
      const count = () =>
        store.changeQuote(id, 'ev', async (request) => ({ count: (request as { count: number }).count + 1 }));
      const hindered = store.changeQuote(id, 'ev', async () => {
        await count();
        return { count: -1 };
      });
      await assert.rejects(hindered, /Too many changes of this quote arrived at once/);
      assert.notDeepEqual((await store.readQuote(id))?.request, { count: -1 });
    });

    it('can be changed only by their own id and asset', async (t) => {
      const store = await openStore({ ...SETTINGS, ...(await place()) });
      t.after(() => store.close());
      const [id, other] = [
        await store.createQuote('ev', { miles: 1 }),
        await store.createQuote('ev', { miles: 2 }),
      ];
      const change = async () => ({ miles: 9 });
      assert.equal(await store.changeQuote(id, 'solar', change), false);
      assert.equal(await store.changeQuote('none', 'ev', change), false);
      assert.equal(await store.changeQuote(id, 'ev', change), true);
      const read = async (which: string) => {
        const quote = (await store.readQuote(which))!;
        assert.match(quote.changed, /^\d{4}-\d\d-\d\dT/);
        return [quote.id, quote.asset, quote.request, quote.version];
      };
      assert.deepEqual(await read(id), [id, 'ev', { miles: 9 }, 2]);
      assert.deepEqual(await read(other), [other, 'ev', { miles: 2 }, 1]);
      assert.equal(await store.readQuote('none'), null);
    });

    it('are all available if acknowledged before the server was killed', async (t) => {
      const { dataDir, databaseUrl } = await place();
      const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
      const sender = { send: (call: string, sent?: object) => send(server.url, call, sent) };
      const acknowledged: string[] = [];
      const write = async () => {
        acknowledged.push(await createQuote(sender, 'ashp'));
        if (acknowledged.length === 40) server.end('SIGKILL');
        return write();
      };
      // Each writes until the server is killed, possibly in the middle of a request.
      await Promise.allSettled(Array.from({ length: 8 }, write));
      assert.ok(acknowledged.length >= 40, `only ${acknowledged.length} were written: ${server.output()}`);
      const again = await runServer({ dataDir, databaseUrl });
      t.after(() => again.stop());
      for (const id of acknowledged) assert.equal((await readResult(again, 'ashp', id)).status, 200, id);
    });

    it('may have any asset with a name of up to 20 letters', async (t) => {
      const store = await openStore({ ...SETTINGS, ...(await place()) });
      t.after(store.close);
      const id = await store.createQuote('underfloor-heating-1', { a: 1 });
      const { asset, request } = (await store.readQuote(id)) ?? {};
      assert.deepEqual([asset, request], ['underfloor-heating-1', { a: 1 }]);
    });

    it('are not changed by a server that is older than the database', async (t) => {
      const here = await place();
      await (await runServer(here)).stop();
      const { db, close } = await openEngine(here);
      await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01T00:00:00.000Z')`.execute(
        db,
      );
      await close();
      const sentence =
        /^StartProblem: The database was made by a newer version of this server \(999-later .*another database\.$/;
      await assert.rejects(openStore({ ...SETTINGS, ...here }), sentence);
      const again = await openEngine(here);
      t.after(again.close);
      await again.db.selectFrom('quotes').selectAll().execute();
    });

    it('prevent the start in one sentence if their table is missing', async () => {
      const here = await place();
      await (await openStore({ ...SETTINGS, ...here })).close();
      const { db, close } = await openEngine(here);
      await db.schema.dropTable('quotes').execute();
      await db.schema.dropTable('outbox').execute();
      await close();
      await assert.rejects(
        openStore({ ...SETTINGS, ...here }),
        /^StartProblem: The database cannot be used: quotes, outbox are missing\. Restore a backup/,
      );
    });

    it('CALL-02: are kept separately from tracking records, which are stored unchanged', async (t) => {
      const here = await place();
      const server = await runServer(here);
      const records = ['home', 'questions'].map((value) => ({
        ...RECORD,
        propertyDetails: [{ name: 'page', value }],
      }));
      await server.send('POST /request/user/track-records', { body: records });
      await server.stop();
      const { db, close } = await openEngine(here);
      t.after(close);
      const rows = await db.selectFrom('tracking_records').select('record').execute();
      assert.deepEqual(
        rows
          .map(({ record }) => JSON.parse(record))
          .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
        records,
      );
    });

    it('are stored with only the newest tracking records if there are too many', async (t) => {
      const here = await place();
      const store = await openStore({ ...SETTINGS, ...here });
      for (const nth of [1, 2, 3, 4, 5]) {
        await store.addTracking([{ ...RECORD, nth }]);
        // Each record needs a different time.
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      await store.deleteTrackingBeyond(1);
      await store.close();
      const { db, close } = await openEngine(here);
      t.after(close);
      const rows = await db.selectFrom('tracking_records').select('record').execute();
      assert.deepEqual(
        rows.map(({ record }) => JSON.parse(record).nth),
        [5],
      );
    });
  });
}

describe('several servers on one PostgreSQL', {
  skip,
}, () => {
  let servers: readonly [TestServer, TestServer];
  before(async () => {
    const start = () => runServer({ databaseUrl: postgres!.url });
    servers = await Promise.all([start(), start()]);
  });
  after(() => Promise.all(servers.map((server) => server.stop())));

  it("accept each other's tokens and quotes", async () => {
    const [one, other] = servers;
    const id = await createQuote(one, 'solar');
    const token = await freshToken(one.url);
    const path = `GET /request/results/tou/esa/solar/result?quoteId=${id}`;
    assert.equal((await other.send(path, { token })).status, 200);
  });

  it('return a 503 while the database is unavailable, and recover when it is back', async () => {
    const [one] = servers;
    const id = await createQuote(one, 'ev');
    await postgres!.kill();
    const lost = await readResult(one, 'ev', id);
    assert.equal(lost.status, 503);
    assert.match(lost.json.message, /cannot be reached at present/);
    assert.equal((await one.send('GET /request/ev/make')).status, 200, 'what needs no store goes on');
    await postgres!.start();
    assert.equal((await readResult(one, 'ev', id)).status, 200);
  });

  it('can start together on an empty database, with one running the migrations', async () => {
    const databaseUrl = await postgres!.database('empty');
    const open = () => openStore({ ...SETTINGS, dataDir: '', databaseUrl });
    const stores = await Promise.all([open(), open(), open()]);
    assert.equal(new Set(stores.map(({ secret }) => secret)).size, 1, 'one secret for all');
    await Promise.all(stores.map((store) => store.close()));
  });
});
