// A quote in the store may be older than the server that reads it, or damaged.
import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, describe, it, type Mock, mock } from 'node:test';
import { createApp } from '../app.ts';
import { openStore } from '../open-store.ts';
import { temporaryFolder } from '../test/running-server.ts';

const store = await openStore({ dataDir: temporaryFolder(), databaseUrl: null });
const settings = { rateLimit: null, trustProxy: true, shareDays: 30, faults: false, operatorKey: null };
const app = await createApp({ store, settings: settings as never });
after(() => store.close());

/** The client's address as a proxy sends it, since there is no connection. */
const FROM = { 'x-forwarded-for': '203.0.113.1' };
const token = await (await app.request('/auth/token', { method: 'POST', headers: FROM })).json();
const headers = { ...FROM, authorization: `Bearer ${token}`, 'content-type': 'application/json' };

const HOME = { id: 'BS19AA-1', postcode: 'BS1 9AA' };
const SOLAR = { details: HOME, propertyTypeId: 2, archeTypeId: 1 };

async function read(asset: string, id: string, more = '') {
  const path = `/request/results/tou/esa/${asset}/result?quoteId=${id}${more}`;
  const answer = await app.request(path, { headers });
  return { status: answer.status, json: await answer.json() };
}

describe('a stored request is parsed again when it is read', () => {
  let log: Mock<typeof console.error>;
  beforeEach(() => {
    log = mock.method(console, 'error', () => {});
  });
  afterEach(() => mock.restoreAll());
  const logged = () => log.mock.calls.map(({ arguments: [line] }) => line);

  it('and has its result if it fits, also with fields that this version does not know', async () => {
    const id = await store.createQuote('solar', { ...SOLAR, ofAnotherVersion: { any: 'thing' } });
    assert.equal((await read('solar', id)).status, 200);
    assert.deepEqual(logged(), []);
  });

  const misfits: readonly (readonly [string, object, string])[] = [
    ['propertyTypeId', { ...SOLAR, propertyTypeId: 'semi' }, 'propertyTypeId'],
    ['details', { ...SOLAR, details: { id: HOME.id } }, 'details.postcode'],
    ['archeTypeId', { details: HOME, propertyTypeId: 2 }, 'archeTypeId'],
    ['sun', { ...SOLAR, sun: { pvYield: 900, months: 'all', date: '2026-11-01' } }, 'sun.months'],
    ['rates', { ...SOLAR, rates: { tariffs: [{ id: 4 }], fuels: {} } }, 'rates.tariffs.0.code'],
    ['halfHours', { ...SOLAR, halfHours: { means: [] } }, 'halfHours.means'],
  ];
  for (const [field, request, path] of misfits)
    it(`and is answered with a 404 if ${field} does not fit; the log names quote and field, not the value`, async () => {
      const id = await store.createQuote('solar', request);
      const { status, json } = await read('solar', id);
      assert.deepEqual([status, Object.keys(json)], [404, ['message']]);
      assert.deepEqual(logged(), [`The stored quote ${id} cannot be read: it does not fit at ${path}.`]);
    });

  it('and one that does not fit is not changed, shared or combined with others', async () => {
    const id = await store.createQuote('solar', { ...SOLAR, archeTypeId: 9 });
    const good = await store.createQuote('ashp', { details: HOME, propertyTypeId: 2, heatingFuel: 1 });
    const body = JSON.stringify({ quoteId: id, referrerBranch: 'DR', roofPitch: 30 });
    const change = await app.request('/request/customer/esa/solar/quote', { method: 'PUT', headers, body });
    assert.equal(change.status, 404);
    assert.equal((await read('ashp', good)).status, 200);
    assert.equal((await read('ashp', good, `&also=solar:${id}`)).status, 404);
    const quotes = [{ asset: 'solar', quoteId: id }];
    const share = await app.request('/request/shares', {
      method: 'POST',
      headers,
      body: JSON.stringify({ quotes }),
    });
    assert.equal(share.status, 404);
    assert.equal(new Set(logged()).size, 1);
    assert.equal((await store.readQuote(id))?.version, 1);
  });
});
