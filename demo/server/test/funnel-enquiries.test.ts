// The view has the outcomes of enquiries by journey and hour, without personal data.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Brief } from '../../../src/domain/enquiry.ts';
import { openEngine, openStore, type Store } from '../open-store.ts';
import type { Message } from '../partners/outbox-rows.ts';
import { asPartner } from '../store/row-security.ts';
import { randomVisit, recordOf, seededRandom } from '../visits/random-visits.ts';
import { bothStores } from './both-stores.ts';
import { enquiry, partnerNamed } from './partner.ts';
import { runServer } from './running-server.ts';
import { rowsOf, sumAll } from './view-of-drawn.ts';

const { stores } = await bothStores();
const brook = partnerNamed('brook');
const FROM_BROOK = { partnerId: 'brook', origin: 'https://brook.example', isCounted: true };
const SOMETIME = ['2000-01-01', '2100-01-01'] as const;

/** The content of an enquiry in each journey. */
const BRIEFS: Readonly<Record<string, Partial<Brief>>> = {
  ashp: { quotes: [{ asset: 'ashp', quoteId: '1' }] },
  solar: { quotes: [{ asset: 'solar', quoteId: '2' }] },
  evCompare: { quotes: [{ asset: 'ev', quoteId: '3' }], vehicles: driven('Ford Fiesta') },
  evOnly: { quotes: [{ asset: 'ev', quoteId: '4' }], vehicles: driven(null) },
  several: { quotes: (['ashp', 'solar'] as const).map((asset) => ({ asset, quoteId: asset })) },
};

function driven(current: string | null): Brief['vehicles'] {
  return { current, compare: 'Renault 5', milesPerYear: 8000 };
}

for (const { name, skip, place } of stores) {
  describe(`counts of enquiries kept ${name}`, { skip }, () => {
    /** Adds six of each journey. One for the heat pump is given up; another arrives twice and is withdrawn. */
    async function enquireOf(store: Store, journeys: readonly string[]) {
      for (const journey of journeys)
        for (let nth = 0; nth < 6; nth++)
          await store.enquiries.add('brook', enquiry({ brief: { ...enquiry().brief, ...BRIEFS[journey] } }));
      const [now, later] = [0, 60_000].map((more) => new Date(Date.now() + more).toISOString()) as [
        string,
        string,
      ];
      const taken = await store.outbox.take('brook', 100, now, later);
      const isOfPump = ({ enquiry: sent }: Message) =>
        sent?.brief.quotes.every(({ asset }) => asset === 'ashp');
      const [lost, twice] = taken.filter(isOfPump);
      await store.outbox.failed('brook', lost!.id, 'gone', now, null);
      for (const { id } of taken) if (id !== lost!.id) await store.outbox.delivered('brook', id, now);
      await store.outbox.delivered('brook', twice!.id, now);
      await store.enquiries.withdraw('brook', { reference: twice!.reference });
    }

    it('EARN-01: show the delivered enquiries by journey and hour, also after they are deleted', async (t) => {
      const here = await place();
      const store = await openStore(here);
      await enquireOf(store, Object.keys(BRIEFS));
      await store.enquiries.deleteBefore('brook', '2100-01-01');
      for (let at = 0; at < 6; at++)
        for (const journey of Object.keys(BRIEFS))
          await store.addTracking(
            [recordOf(`${journey} ${at}`, { page: 'visit', action: 'Stage', step: 'address', journey })],
            FROM_BROOK,
          );
      await sumAll(store);
      await store.close();
      const server = await runServer({ partners: [brook], ...here });
      t.after(() => server.stop());
      const journeys = Object.keys(BRIEFS).map((journey) => `?journey=${journey}`);
      const figures = await Promise.all(
        ['', ...journeys].map(async (query) => {
          const rows = await rowsOf(server, brook, query);
          const cellOf = (table: string, row: string) =>
            rows.find((one) => one.table === table && one.row === row)?.value;
          const byHour = rows.filter(({ table, figure }) => /^By hour/.test(table) && figure === 'Delivered');
          return [
            cellOf('How far visits come', 'Delivered to the webhook'),
            cellOf('Enquiries that the API took', 'Received'),
            byHour.reduce((all, { value }) => all + (Number(value) || 0), 0),
          ];
        }),
      );
      // One of the six for the heat pump was given up, so five arrived.
      assert.deepEqual(figures, [['29', '30', 29], ['5', '6', 5], ...Array(4).fill(['6', '6', 6])]);
    });

    it('are counted again from the enquiries if a new version counts something else', async (t) => {
      const here = await place();
      const store = await openStore(here);
      await store.partners.settle([brook]);
      for (let at = 0; at < 30; at++)
        await store.addTracking(randomVisit(seededRandom(at), { path: '/one' }).records, FROM_BROOK);
      await sumAll(store);
      await enquireOf(store, ['ashp', 'solar']);
      const before = await store.visits.sums('brook', ...SOMETIME);
      await store.close();
      const engine = await openEngine(here);
      await asPartner(engine, 'brook', async (change) => {
        await change
          .updateTable('visit_sums')
          .set({ visits: 999 })
          .where('partner_id', '=', 'brook')
          .execute();
        await change.deleteFrom('visit_sums').where('kind', 'in', ['hour', 'enquiry']).execute();
        await sql`alter table visits rename column facts to told`.execute(change);
        await sql`delete from kysely_migration where name >= '014'`.execute(change);
      });
      await engine.close();
      const again = await openStore(here);
      t.after(() => again.close());
      const sorted = (sums: readonly object[]) => sums.map((one) => JSON.stringify(one)).sort();
      const after = await again.visits.sums('brook', ...SOMETIME);
      assert.ok(after.some(({ kind }) => kind === 'enquiry') && after.some(({ kind }) => kind === 'hour'));
      assert.deepEqual(sorted(after), sorted(before));
    });
  });
}
