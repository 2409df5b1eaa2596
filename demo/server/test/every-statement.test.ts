import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import { openEngine, openStore, type Store, storeOn } from '../open-store.ts';
import type { Engine } from '../store/engine.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { bothStores } from './both-stores.ts';
import { addressParts, QUOTE_BODIES } from './journey.ts';
import { enquire, enquiry, partnerNamed, until } from './partner.ts';
import { runServer } from './running-server.ts';

const { stores, postgres, skip } = await bothStores();
const [NOW, LATER] = ['2026-11-23T12:00:00.000Z', '2026-11-23T13:00:00.000Z'];
const KEPT = { asset: 'ev', request: {} };

/** The arguments for each function of a store. */
const ASKS: Readonly<Record<string, readonly unknown[]>> = {
  createQuote: [KEPT.asset, KEPT.request],
  readQuote: [randomUUID()],
  changeQuote: [randomUUID(), 'ev', async () => ({})],
  addTracking: [[{ a: 1 }]],
  deleteBefore: [NOW],
  deleteTrackingBeyond: [1],
  'partners.settle': [[partnerNamed('brook')]],
  'partners.demandApart': [],
  'partners.all': [],
  'partners.ofOrigin': ['https://brook.example'],
  'partners.ofKey': ['brook', partnerNamed('brook').key],
  'enquiries.add': ['brook', enquiry()],
  'enquiries.withdraw': ['brook', { reference: 'AAAA-AAAA' }],
  'enquiries.list': ['brook', 10],
  'enquiries.deleteBefore': ['brook', NOW],
  'outbox.take': ['brook', 1, NOW, LATER],
  'outbox.delivered': ['brook', 'msg_1', NOW],
  'outbox.failed': ['brook', 'msg_1', 'why', NOW, null],
  'outbox.nextDue': ['brook', NOW],
  'shares.add': [{}, NOW, LATER, 'client'],
  'shares.read': ['token', NOW],
  'shares.remove': ['removal'],
  'shares.deleteExpired': [NOW],
  'visits.sum': [10],
  'visits.sums': ['brook', '2026-11-01', '2026-11-23'],
  'visits.deleteVisitsBefore': ['brook', '2026-11-01', '2026-11-01'],
};

/** The functions by name, such as "shares.add". Closing the store sends no statement, so it is left out. */
function functionsOf(of: object, before = ''): [string, (...given: never[]) => Promise<unknown>][] {
  return Object.entries(of).flatMap(([name, value]) => {
    if (typeof value === 'object') return functionsOf(value, `${before}${name}.`);
    return typeof value === 'function' && name !== 'close' ? [[before + name, value]] : [];
  });
}

async function demandUnavailable(store: Store): Promise<void> {
  for (const [name, ask] of functionsOf(store)) {
    const given = ASKS[name];
    assert.ok(given, `Add the arguments of ${name} to ASKS.`);
    await assert.rejects(ask(...(given as never[])), StoreUnavailable, name);
  }
}

/** A database that fails at each statement if `isLost`, as with an unreadable disk. */
function failing(engine: Engine, isLost: () => boolean): Engine {
  const lost = Object.assign(
    new Error('the disk fails'),
    engine.rowLocks ? { code: '58030' } : { errcode: 10 },
  );
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (isLost()) throw lost;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...engine, db: engine.db.withPlugin(plugin) };
}

for (const { name, skip, place } of stores) {
  describe(`each statement of a store ${name}`, { skip }, () => {
    it('gets a 503 and not a 500 if the database fails', async (t) => {
      let isLost = false;
      const store = await storeOn(failing(await openEngine(await place()), () => isLost));
      t.after(store.close);
      isLost = true;
      await demandUnavailable(store);
    });
  });
}

describe('PostgreSQL during a restart', { skip }, () => {
  it('causes a 503 for each statement and for a visitor who sends an enquiry', async (t) => {
    const databaseUrl = await postgres!.database('starts_again');
    const brook = partnerNamed('brook');
    const server = await runServer({ databaseUrl, partners: [brook] });
    t.after(server.stop);
    const store = await openStore({ dataDir: '', databaseUrl });
    t.after(store.close);
    const body = { details: await addressParts(server, 'BS19AA'), ...QUOTE_BODIES.ashp };
    await postgres!.kill();
    await demandUnavailable(store);
    const [sent, asked] = [
      await enquire(server, brook, enquiry()),
      await server.send('POST /request/customer/esa/ashp/quote', { body }),
    ];
    for (const { status, headers, json } of [sent, asked]) {
      assert.equal(status, 503);
      assert.equal(headers.get('retry-after'), '5');
      assert.match(json.message, /cannot be reached at present/);
    }
    await postgres!.start();
    await until(async () => (await enquire(server, brook, enquiry())).status === 200);
  });
});
