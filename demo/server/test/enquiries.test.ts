// Run more reads across partners with: READS=100000 node --test demo/server/test/enquiries.test.ts
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { openEngine, openStore } from '../open-store.ts';
import { settlePartners } from '../partners/partners.ts';
import type { Settings } from '../settings.ts';
import { openPostgres } from '../store/postgres.ts';
import { recordOf } from '../visits/random-visits.ts';
import { bothStores } from './both-stores.ts';
import { createQuote, readResult } from './journey.ts';
import { enquire, enquiry, from, partnerNamed, readOwn, until, webhook } from './partner.ts';
import { runServer } from './running-server.ts';

const { stores, postgres, skip } = await bothStores();
const READS = Number(process.env.READS ?? 400);
const AT_ONCE = 20;
const RETRIES = { webhookRetries: [0.05, 0.05, 0.05, 0.05], webhookTimeout: 1 };

const listed = (text: string): Record<string, string>[] => parse(text, { columns: true });

for (const { name, skip, place } of stores) {
  describe(`enquiries kept ${name}`, { skip }, () => {
    async function serve(t: TestContext, settings: Partial<Settings>) {
      const server = await runServer({ ...RETRIES, ...settings, ...(await place()) });
      t.after(() => server.stop());
      return server;
    }

    it('KEEP-01: arrive signed with their quote, and are answered with a reference', async (t) => {
      const hook = await webhook();
      t.after(hook.stop);
      const brook = partnerNamed('brook', hook.url);
      const server = await serve(t, { partners: [brook] });
      const quoteId = await createQuote(from(server, brook), 'ashp');
      const sent = enquiry({}, [quoteId]);
      const { status, json } = await enquire(server, brook, sent);
      assert.equal(status, 200);
      assert.match(json.reference, /^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      await until(() => hook.deliveries.length > 0);
      const [delivery] = hook.deliveries;
      const { type, data } = new Webhook(brook.webhook!.secret).verify(delivery!.text, delivery!.headers) as {
        type: string;
        data: Record<string, unknown>;
      };
      assert.equal(type, 'enquiry.created');
      assert.deepEqual([data.id, data.reference, data.enquiry], [sent.id, json.reference, sent]);
      const [quote] = data.quotes as { id: string; request: { heatingFuel: number } }[];
      assert.deepEqual([quote?.id, quote?.request.heatingFuel], [quoteId, 1]);
      assert.throws(() =>
        new Webhook('whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA').verify(delivery!.text, delivery!.headers),
      );
    });

    it('are stored once, however often they are sent', async (t) => {
      const hook = await webhook();
      t.after(hook.stop);
      const brook = partnerNamed('brook', hook.url);
      const server = await serve(t, { partners: [brook] });
      const sent = enquiry();
      const answers = await Promise.all(Array.from({ length: 8 }, () => enquire(server, brook, sent)));
      assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
      await enquire(server, brook, enquiry());
      await until(() => hook.deliveries.length === 2);
      assert.equal(listed((await readOwn(server, brook)).text).length, 2);
    });

    it('are refused from a page of no partner and without an origin', async (t) => {
      const brook = partnerNamed('brook');
      const server = await serve(t, { partners: [brook] });
      for (const origin of [
        'https://other.example',
        'http://brook.example',
        'https://brook.example:8443',
        'null',
        null,
      ]) {
        const headers = origin === null ? {} : { origin };
        const { status, json } = await server.send('POST /request/enquiries', { body: enquiry(), headers });
        assert.equal(status, 403, String(origin));
        assert.match(json.message, /cannot accept enquiries/);
      }
      assert.equal(listed((await readOwn(server, brook)).text).length, 0);
    });

    it('name an invalid field in the error', async (t) => {
      const brook = partnerNamed('brook');
      const server = await serve(t, { partners: [brook] });
      const { status, json } = await enquire(server, brook, { ...enquiry(), id: 'short' });
      assert.equal(status, 400);
      assert.match(json.message, /^id must be/);
      const large = await enquire(server, brook, { ...enquiry(), summary: 'x'.repeat(120_000) });
      assert.equal(large.status, 413);
    });

    it('can be read only by their own partner', async (t) => {
      const [brook, vale] = [partnerNamed('brook'), partnerNamed('vale')];
      const server = await serve(t, { partners: [brook, vale] });
      const of = async (partner: typeof brook, fullName: string) =>
        (await enquire(server, partner, enquiry({ fullName }))).json;
      const [own, others] = [await of(brook, 'Brook Visitor'), await of(vale, 'Vale Visitor')];
      for (const path of ['/partner/enquiries', '/partner/enquiries.csv']) {
        const page = await readOwn(server, brook, path);
        assert.match(page.text, /Brook Visitor/);
        assert.doesNotMatch(page.text, /Vale/);
        for (const [id, key] of [
          ['brook', vale.key],
          ['vale', brook.key],
          ['brook', ''],
          ['none', brook.key],
          ['%', brook.key],
        ])
          assert.equal(
            (await readOwn(server, { ...brook, id: id!, key: key! }, path)).status,
            401,
            `${id} ${key}`,
          );
      }
      const nul = `Basic ${Buffer.from(`brook\0:${brook.key}`).toString('base64')}`;
      const odd = await server.send('GET /partner/enquiries.csv', {
        headers: { authorization: nul },
        token: null,
      });
      assert.equal(odd.status, 401, 'an id that no database looks for');
      const remove = (reference: string) =>
        server.send(`DELETE /partner/enquiries/${reference}`, {
          headers: { authorization: `Bearer ${brook.id}:${brook.key}` },
          token: null,
        });
      for (const reference of [others.reference, '%00', '%', "'"])
        assert.equal((await remove(reference)).status, 404, reference);
      const withdrawn = await server.send(`DELETE /request/enquiries/${others.withdrawal}`, {
        headers: { origin: brook.origins[0]! },
      });
      assert.equal(withdrawn.status, 404, 'nor by what their visitor was given');
      assert.match((await readOwn(server, vale)).text, /Vale Visitor/);
      assert.equal((await remove(own.reference)).status, 200);
    });

    it(`KEEP-03: keep their partners apart in ${READS} reads`, async (t) => {
      const partners = ['ash', 'birch', 'cedar', 'elm'].map((id) => partnerNamed(id));
      const store = await openStore({ ...(await place()) });
      t.after(() => store.close());
      await store.partners.settle(partners);
      const references = new Map<string, string>();
      for (const { id } of partners)
        for (let n = 0; n < 5; n++)
          references.set(id, (await store.enquiries.add(id, enquiry({ fullName: id })))!.reference);
      const read = async (nth: number) => {
        const { id, key } = partners[nth % 4]!;
        const other = partners[(nth + 1 + ((nth >> 2) % 3)) % 4]!;
        const rows = await store.enquiries.list(id, 100);
        assert.deepEqual(
          [rows.length, new Set(rows.map((row) => row.enquiry?.fullName))],
          [5, new Set([id])],
        );
        assert.equal(await store.partners.ofKey(other.id, key), null);
        assert.equal(await store.enquiries.withdraw(id, { reference: references.get(other.id)! }), false);
      };
      // Concurrent reads, so that pooled connections change between partners.
      for (let n = 0; n < READS; n += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => read(n + more)));
    });

    it('are deleted when withdrawn, and the webhook is informed', async (t) => {
      const hook = await webhook();
      t.after(hook.stop);
      const brook = partnerNamed('brook', hook.url);
      const here = await place();
      const server = await runServer({ ...RETRIES, partners: [brook], ...here });
      t.after(server.stop);
      const quoteId = await createQuote(from(server, brook), 'ashp');
      const sent = enquiry({ fullName: 'Grace Hopper', info: 'Ring twice' }, [quoteId]);
      const { reference, withdrawal } = (await enquire(server, brook, sent)).json;
      await until(() => hook.deliveries.length === 1);
      const there = { headers: { origin: brook.origins[0]! } };
      assert.equal((await server.send(`DELETE /request/enquiries/${withdrawal}`, there)).status, 200);
      assert.equal(
        (await server.send(`DELETE /request/enquiries/${withdrawal}`, there)).status,
        200,
        'twice is once',
      );
      await until(() => hook.deliveries.length === 2);
      const { type, data } = hook.deliveries[1]!.body;
      assert.deepEqual([type, data], ['enquiry.withdrawn', { reference, id: sent.id }]);
      assert.equal((await readResult(server, 'ashp', quoteId)).status, 404, 'its quote went too');
      assert.equal(
        (await enquire(server, brook, sent)).json.reference,
        reference,
        'sent once more it stays gone',
      );
      const rows = listed((await readOwn(server, brook)).text);
      assert.equal(rows.length, 1, 'in the list once, however often its webhook was told');
      assert.match(rows[0]!.webhook!, /^withdrawn 2/);
      await server.stop();
      const { db, rowLocks, close } = await openEngine(here);
      t.after(close);
      const everything = await db.transaction().execute(async (change) => {
        await rowLocks?.open(change, 'brook');
        const rows = [
          await change.selectFrom('enquiries').selectAll().execute(),
          await change.selectFrom('outbox').selectAll().execute(),
        ];
        return JSON.stringify([rows, await change.selectFrom('quotes').selectAll().execute()]);
      });
      assert.match(everything, new RegExp(reference));
      for (const personal of ['Grace', 'ada@', '0117', 'Harbour', 'Ring twice', 'BS1'])
        assert.ok(!everything.includes(personal), personal);
    });

    it('are withdrawn after a message that is being sent, not before it', async (t) => {
      const store = await openStore(await place());
      t.after(() => store.close());
      await store.partners.settle([partnerNamed('brook', 'http://127.0.0.1:1/hook')]);
      const { reference } = (await store.enquiries.add('brook', enquiry()))!;
      const at = (ms: number) => new Date(Date.now() + ms).toISOString();
      const take = async () => (await store.outbox.take('brook', 9, at(0), at(1500))).map(({ kind }) => kind);
      assert.deepEqual(await take(), ['enquiry.created']);
      await store.enquiries.withdraw('brook', { reference });
      const left = Date.parse((await store.outbox.nextDue('brook', at(0)))!) - Date.now();
      assert.ok(left > 0 && left <= 1500, String(left));
      assert.deepEqual(await take(), []);
      await new Promise((resolve) => setTimeout(resolve, 1600));
      assert.deepEqual(await take(), ['enquiry.withdrawn']);
    });

    it('are deleted when the partner’s retention period is over', async (t) => {
      const brook = { ...partnerNamed('brook'), retentionDays: 7 };
      const here = await place();
      const server = await runServer({ partners: [brook], ...here });
      t.after(server.stop);
      await enquire(server, brook, enquiry());
      await server.stop();
      const later = (days: number) => ({ now: () => Date.now() + days * 86_400_000 });
      const still = await runServer({ partners: [brook], ...here }, later(6));
      t.after(still.stop);
      assert.equal(listed((await readOwn(still, brook)).text).length, 1);
      await still.stop();
      const over = await runServer({ partners: [brook], ...here }, later(8));
      t.after(() => over.stop());
      await until(async () => listed((await readOwn(over, brook)).text).length === 0);
    });
  });
}

describe('row-level security of PostgreSQL', {
  skip,
}, () => {
  it('KEEP-03: shows each partner only its own rows, even in a query that does not filter by partner', async (t) => {
    const databaseUrl = await postgres!.database('row_level');
    const store = await openStore({ dataDir: '', databaseUrl });
    await store.partners.settle([partnerNamed('brook'), partnerNamed('vale')]);
    for (const id of ['brook', 'vale']) await store.enquiries.add(id, enquiry());
    for (const partnerId of ['brook', 'vale'])
      await store.addTracking([recordOf('one', { page: 'home' })], {
        partnerId,
        origin: `https://${partnerId}.example`,
        isCounted: true,
      });
    await store.visits.sum(10);
    await store.close();
    const { db, close } = await openPostgres(databaseUrl);
    t.after(close);
    const seen = (partner: string | null) =>
      db.transaction().execute(async (change) => {
        if (partner) await sql`select set_config('heq.partner', ${partner}, true)`.execute(change);
        const rows = [
          ...(await change.selectFrom('enquiries').selectAll().execute()),
          ...(await change.selectFrom('outbox').selectAll().execute()),
          ...(await change.selectFrom('visits').selectAll().execute()),
          ...(await change.selectFrom('visit_names').selectAll().execute()),
          ...(await change.selectFrom('visit_sums').where('name', '=', 'opened').selectAll().execute()),
        ];
        return rows.map((row) => row.partner_id);
      });
    assert.deepEqual(await seen(null), []);
    const own = await seen('brook');
    assert.deepEqual([own.length > 4, new Set(own)], [true, new Set(['brook'])]);
    const forVale = db.transaction().execute(async (change) => {
      await sql`select set_config('heq.partner', 'brook', true)`.execute(change);
      await change.updateTable('enquiries').set({ partner_id: 'vale' }).execute();
    });
    await assert.rejects(forVale, /row-level security/);
  });

  it('is required: an account that bypasses it may not serve partners', async () => {
    const store = await openStore({ dataDir: '', databaseUrl: postgres!.url });
    const start = settlePartners(store.partners, [partnerNamed('brook')]);
    await assert.rejects(start, /neither a superuser/);
    await store.close();
  });
});
