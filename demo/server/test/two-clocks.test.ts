import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openEngine, openStore } from '../open-store.ts';
import { asPartner } from '../store/row-security.ts';
import { bothStores } from './both-stores.ts';
import { enquiry, partnerNamed } from './partner.ts';

const { postgres, skip } = await bothStores();
const SKEWS = [40_000, -40_000];

describe('servers with different clocks on one database', {
  skip,
}, () => {
  for (const skew of SKEWS)
    it(`by ${skew / 1000} s claim no message that another is sending, and know when it is available`, async (t) => {
      const databaseUrl = await postgres!.database(`clocks_${skew > 0 ? 'ahead' : 'behind'}`);
      const store = await openStore({ dataDir: '', databaseUrl });
      t.after(() => store.close());
      await store.partners.settle([partnerNamed('brook')]);
      await store.enquiries.add('brook', enquiry());
      const at = (ms: number) => new Date(Date.now() + ms).toISOString();
      const take = (ahead: number) => store.outbox.take('brook', 9, at(ahead), at(ahead + 30_000));
      const [mine, theirs] = [await take(skew), await take(0)];
      assert.deepEqual([mine.length, theirs.length], [1, 0]);
      assert.equal((await take(skew)).length, 0);
      /** Milliseconds by the clock of the caller. */
      const dueIn = async (ahead: number) =>
        Date.parse((await store.outbox.nextDue('brook', at(ahead)))!) - Date.parse(at(ahead));
      for (const ahead of [0, skew]) {
        const free = await dueIn(ahead);
        assert.ok(free > 20_000 && free <= 30_000, String(free));
      }
      await store.outbox.failed('brook', mine[0]!.id, 'why', at(skew), at(skew + 60_000));
      assert.equal((await take(40_000)).length, 0, 'due in a minute, whoever asks');
      const due = await dueIn(0);
      assert.ok(due > 50_000 && due <= 60_000, String(due));
    });

  for (const skew of SKEWS)
    it(`by ${skew / 1000} s write every time of a message in the database's clock`, async (t) => {
      const databaseUrl = await postgres!.database(`rows_${skew > 0 ? 'ahead' : 'behind'}`);
      const engine = await openEngine({ dataDir: '', databaseUrl });
      t.after(() => engine.close());
      const store = await openStore({ dataDir: '', databaseUrl });
      t.after(() => store.close());
      const rows = () =>
        asPartner(engine, 'brook', (change) =>
          change.selectFrom('outbox').selectAll().orderBy('created').execute(),
        );
      const isNow = (time: string | null, ahead = 0) =>
        assert.ok(Math.abs(Date.parse(time!) - ahead - realNow()) < 20_000, `${time}`);
      const start = Date.now();
      const since = performance.now();
      const realNow = () => start + performance.now() - since;
      await store.partners.settle([partnerNamed('brook')]);
      t.mock.timers.enable({ apis: ['Date'], now: start + skew });
      const at = (ms: number) => new Date(Date.now() + ms).toISOString();
      const made = await store.enquiries.add('brook', enquiry());
      const [first] = await rows();
      for (const time of [first!.created, first!.due]) isNow(time);
      await store.outbox.take('brook', 9, at(0), at(30_000));
      await store.enquiries.withdraw('brook', { withdrawal: made!.withdrawal });
      const [withdrawn] = await rows();
      isNow(withdrawn!.created);
      isNow(withdrawn!.due, 30_000);
      await store.outbox.delivered('brook', withdrawn!.id, at(0));
      const [delivered] = await rows();
      isNow(delivered!.delivered);
    });
});
