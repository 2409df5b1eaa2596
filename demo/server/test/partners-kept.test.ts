import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { openEngine } from '../open-store.ts';
import type { PartnerSetting } from '../read-partners.ts';
import { openPostgres } from '../store/postgres.ts';
import { asPartner } from '../store/row-security.ts';
import { bothStores, type Place } from './both-stores.ts';
import { createQuote, readResult } from './journey.ts';
import { enquire, enquiry, from, partnerNamed, readOwn, until, webhook } from './partner.ts';
import { runServer } from './running-server.ts';

const { stores, postgres, skip } = await bothStores();
const [brook, vale] = [partnerNamed('brook'), partnerNamed('vale')];

for (const { name, skip, place } of stores) {
  describe(`the partners of a file, kept ${name}`, { skip }, () => {
    async function start(t: TestContext, here: Place, partners: readonly PartnerSetting[] | null) {
      const server = await runServer({ ...here, partners });
      t.after(server.stop);
      return server;
    }
    const takes = async (server: Awaited<ReturnType<typeof start>>, partner: PartnerSetting) =>
      (await enquire(server, partner, enquiry())).status;

    it('still accept enquiries if a server starts without a file, and end with a file that omits them', async (t) => {
      const here = await place();
      const first = await start(t, here, [brook, vale]);
      assert.equal(await takes(first, brook), 200);
      await first.stop();
      const without = await start(t, here, null);
      assert.equal(await takes(without, brook), 200);
      await without.stop();
      const left = await start(t, here, [vale]);
      assert.deepEqual([await takes(left, brook), await takes(left, vale)], [403, 200]);
      assert.equal((await readOwn(left, brook)).status, 200, 'what it has it can still read');
    });

    it('are not written again if the file matches what is stored', async (t) => {
      const here = await place();
      await (await start(t, here, [brook, vale])).stop();
      const { db, close } = await openEngine(here);
      await (here.databaseUrl
        ? sql`create rule kept as on update to partners do instead select 1 / 0`
        : sql`create trigger kept before update on partners begin select raise(abort, 'written'); end`
      ).execute(db);
      await close();
      await start(t, here, [brook, vale]);
      await assert.rejects(start(t, here, [{ ...brook, name: 'Another name' }, vale]));
    });

    it('KEEP-01: receive nothing of a quote that was made with another partner, nor of its home, and cannot delete it', async (t) => {
      const hook = await webhook();
      t.after(hook.stop);
      const brook = partnerNamed('brook', hook.url);
      const server = await start(t, await place(), [brook, vale]);
      const [own, others] = [
        await createQuote(from(server, brook), 'ashp'),
        await createQuote(from(server, vale), 'ashp'),
      ];
      const { withdrawal } = (await enquire(server, brook, enquiry({}, [own, others]))).json;
      await until(() => hook.deliveries.length > 0);
      const { quotes } = hook.deliveries[0]!.body.data as { quotes: { id: string; request: object }[] };
      assert.deepEqual(
        quotes.map(({ id }) => id),
        [own],
      );
      assert.doesNotMatch(JSON.stringify(quotes), /details|BS1/, 'the home is told by the visitor alone');
      const there = { headers: { origin: brook.origins[0]! } };
      assert.equal((await server.send(`DELETE /request/enquiries/${withdrawal}`, there)).status, 200);
      assert.equal((await readResult(server, 'ashp', others)).status, 200, 'the other’s is as it was');
    });

    it('KEEP-01: never delete another partner’s quote at a withdrawal, even if the enquiry names it', async (t) => {
      const here = await place();
      const first = await start(t, here, [brook, vale]);
      const quotes = await Promise.all([brook, vale].map((who) => createQuote(from(first, who), 'ashp')));
      const { withdrawal } = (await enquire(first, brook, enquiry({}, quotes))).json;
      await first.stop();
      const engine = await openEngine(here);
      const named = JSON.stringify(quotes.map((id) => ({ id, asset: 'ashp', request: {} })));
      await asPartner(engine, brook.id, (change) =>
        change.updateTable('enquiries').set({ quotes: named }).where('partner_id', '=', brook.id).execute(),
      );
      await engine.close();
      const server = await start(t, here, [brook, vale]);
      const path = `DELETE /request/enquiries/${withdrawal}`;
      assert.equal((await from(server, brook).send(path)).status, 200);
      const read = quotes.map(async (id) => (await readResult(server, 'ashp', id)).status);
      assert.deepEqual(await Promise.all(read), [404, 200]);
    });
  });
}

const WITH_ROWS = 'of another rule';
/** Each disables row-level security in a different way and must be detected by itself. */
const OPENED = {
  'switched off': sql`alter table enquiries disable row level security`,
  'off for its owner': sql`alter table outbox no force row level security`,
  'widened by another policy': sql`create policy more on enquiries using (true)`,
  [WITH_ROWS]: sql`alter policy own_rows on enquiries using (true)`,
};

describe('row-level security at the start', {
  skip,
}, () => {
  for (const [nth, [how, change]] of Object.entries(OPENED).entries()) {
    it(`that was ${how} is detected, also without a file of partners`, async (t) => {
      const here = { dataDir: '', databaseUrl: await postgres!.database(`opened_${nth}`) };
      const server = await runServer({ ...here, partners: [brook] });
      t.after(server.stop);
      if (how === WITH_ROWS) assert.equal((await enquire(server, brook, enquiry())).status, 200);
      await server.stop();
      await (await runServer({ ...here, partners: [brook] })).stop();
      const { db, close } = await openPostgres(here.databaseUrl);
      await change.execute(db);
      await close();
      for (const partners of [[brook], null])
        await assert.rejects(
          async () => (await runServer({ ...here, partners })).stop(),
          /^StartProblem: Row-level security does not keep partners apart in (enquiries|outbox): /,
        );
    });
  }
});
