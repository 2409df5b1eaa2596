import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { openEngine, openStore } from '../open-store.ts';
import { openPostgres } from '../store/postgres.ts';
import { bothStores, type Place } from './both-stores.ts';
import { createQuote, readResult } from './journey.ts';
import { until } from './partner.ts';
import { runServer, temporaryFolder } from './running-server.ts';

const DAY = 86_400_000;
const record = (value: string) => ({
  userRefId: 'a',
  referralBranch: 'DR',
  userTrackingId: 'b',
  switchId: null,
  propertyDetails: [{ name: 'page', value }],
});
const { stores, postgres, skip } = await bothStores();

async function recordsIn(place: Place): Promise<string[]> {
  const { db, close } = await openEngine(place);
  const rows = await db.selectFrom('tracking_records').select('record').orderBy('received').execute();
  await close();
  return rows.map(({ record }) => record);
}

for (const { name, skip, place } of stores) {
  describe(`data kept ${name}`, { skip }, () => {
    it('is deleted after the operator’s retention period, and can be read until then', async () => {
      const here = await place();
      const server = await runServer({ ...here, retentionDays: 30 });
      const id = await createQuote(server, 'solar');
      await server.send('POST /request/user/track-records', { body: [record('home')] });
      await server.stop();
      const store = await openStore(here);
      const before = (days: number) => store.deleteBefore(new Date(Date.now() - days * DAY).toISOString());
      await before(30);
      assert.ok(await store.readQuote(id));
      await before(-1);
      assert.equal(await store.readQuote(id), null);
      await store.close();
      assert.deepEqual(await recordsIn(here), []);
    });

    it('is cleaned up by the server at its start', async (t) => {
      const here = await place();
      const store = await openStore(here);
      const id = await store.createQuote('solar', {});
      await store.close();
      const { db, close } = await openEngine(here);
      await db.updateTable('quotes').set({ changed: '2020-01-01T00:00:00.000Z' }).execute();
      await close();
      const server = await runServer({ ...here, retentionDays: 30 });
      t.after(() => server.stop());
      const status = async () => (await readResult(server, 'solar', id)).status;
      await until(async () => (await status()) === 404);
    });

    it('has a limited number of tracking records, of which the oldest are deleted', async () => {
      const here = await place();
      const store = await openStore(here);
      for (let at = 0; at < 12; at++) {
        await store.addTracking([record(String(at))]);
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
      await store.deleteTrackingBeyond(5);
      await store.close();
      const kept = (await recordsIn(here)).map((text) => JSON.parse(text).propertyDetails[0].value);
      assert.deepEqual(kept, ['7', '8', '9', '10', '11']);
    });

    it('CALL-02: contains only the keys of a record that the schema names', async () => {
      const here = await place();
      const server = await runServer(here);
      const more = { ...record('home'), card: '4929 0000 0000 0000' };
      await server.send('POST /request/user/track-records', { body: [more] });
      await server.stop();
      assert.deepEqual(
        (await recordsIn(here)).map((text) => JSON.parse(text)),
        [record('home')],
      );
    });

    it('has no quote for an id with a NUL character or of an invalid format', async (t) => {
      const server = await runServer(await place());
      t.after(() => server.stop());
      for (const id of ['%00', `${'a'.repeat(35)}%00`, '%F0%9F%98%80', "' or 1=1 --", 'x'.repeat(5000)])
        assert.equal((await readResult(server, 'ashp', id)).status, 404, id.slice(0, 40));
      for (const quoteId of ['\0', `${'a'.repeat(35)}\0`, '\ud800']) {
        const body = { quoteId, referrerBranch: 'DR', heatingFuel: 1 };
        const { status } = await server.send('PUT /request/customer/esa/ashp/quote', { body });
        assert.equal(status, 404);
      }
    });
  });
}

describe('tracking records of one request', () => {
  it('are limited in number and size', async (t) => {
    const server = await runServer();
    t.after(() => server.stop());
    const send = (body: unknown) => server.send('POST /request/user/track-records', { body });
    assert.equal((await send(Array.from({ length: 50 }, () => record('x')))).status, 200);
    const many = await send(Array.from({ length: 51 }, () => record('x')));
    assert.deepEqual([many.status, many.json.message], [400, 'The body may hold 50 records at most.']);
    const long = await send([record('x'), record('x'.repeat(2000))]);
    assert.deepEqual(
      [long.status, long.json.message],
      [400, 'Record 1 of the body may have 2000 characters at most.'],
    );
  });
});

describe('the data folder', () => {
  const modes = (folder: string) =>
    [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
      (path) => statSync(path).mode & 0o777,
    );

  it('can be accessed only by its owner, and so can all its files', async () => {
    const folder = join(temporaryFolder(), 'own');
    const store = await openStore({ dataDir: folder, databaseUrl: null });
    await store.createQuote('solar', {});
    assert.deepEqual([...new Set(modes(folder))], [0o700, 0o600]);
    assert.ok(readdirSync(folder).includes('quotes.sqlite-wal'));
    await store.close();
    chmodSync(folder, 0o755);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    await (await openStore({ dataDir: folder, databaseUrl: null })).close();
    assert.deepEqual([...new Set(modes(folder))], [0o700, 0o600], 'one of an older version is closed');
  });

  it('keeps its mode if others use it too', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'theirs'));
    chmodSync(folder, 0o755);
    await (await openStore({ dataDir: folder, databaseUrl: null })).close();
    assert.equal(statSync(folder).mode & 0o777, 0o755);
    assert.equal(statSync(join(folder, 'quotes.sqlite')).mode & 0o777, 0o600);
  });
});

describe('PostgreSQL under serializable isolation', {
  skip,
}, () => {
  it('accepts quotes and all of many concurrent changes', async (t) => {
    const databaseUrl = await postgres!.database('serializable');
    const { db, close } = await openPostgres(databaseUrl);
    await sql`alter database serializable set default_transaction_isolation = 'serializable'`.execute(db);
    await close();
    const server = await runServer({ databaseUrl });
    t.after(() => server.stop());
    const quoteId = await createQuote(server, 'ev');
    const change = (body: object) =>
      server.send('PUT /request/customer/esa/ev/quote', { body: { quoteId, referrerBranch: 'DR', ...body } });
    const answers = await Promise.all([
      ...[210, 220, 230, 240, 250].map((milesDrivenWeekDays) => change({ milesDrivenWeekDays })),
      change({ milesDrivenWeekEnds: 77 }),
      change({ chargerTypeId: 3 }),
      createQuote(server, 'solar').then(() => ({ status: 200 })),
    ]);
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    const { json } = await readResult(server, 'ev', quoteId);
    assert.equal(json.request.milesDrivenWeekEnds, 77);
  });
});
