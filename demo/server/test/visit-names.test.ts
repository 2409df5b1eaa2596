// The number of names of pages is limited, whatever a client sends.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openStore, type Store } from '../open-store.ts';
import { recordOf } from '../visits/random-visits.ts';
import { bothStores } from './both-stores.ts';

const { stores } = await bothStores();
const FROM_BROOK = { partnerId: 'brook', origin: 'https://brook.example', isCounted: true };
const SOMETIME = ['2000-01-01', '2100-01-01'] as const;

async function sumAll(store: Store): Promise<void> {
  while ((await store.visits.sum(500)) > 0);
}

for (const { name, skip, place } of stores) {
  describe(`visits named ${name}`, { skip }, () => {
    it('EARN-01: have a limited number of pages, variants and reasons, and one row for all others', async (t) => {
      const store = await openStore(await place());
      t.after(() => store.close());
      const records = Array.from({ length: 300 }, (_, at) =>
        recordOf(`v${at}`, {
          page: 'failure',
          path: `/page-${at}`,
          variant: `v${at}`,
          kind: `kind-${at}`,
          stage: 'refused',
          reason: `reason-${at}`,
          journey: `j${at}`,
          asset: `a${at}`,
          saving: '100',
        }),
      );
      for (let at = 0; at < 300; at += 50) {
        await store.addTracking(records.slice(at, at + 50), FROM_BROOK);
        await sumAll(store);
      }
      await store.addTracking(records, FROM_BROOK);
      await sumAll(store);
      const sums = await store.visits.sums('brook', ...SOMETIME);
      const names = (kind: string, key: 'of' | 'variant' | 'name' | 'journey') =>
        new Set(sums.filter((sum) => sum.kind === kind).map((sum) => sum[key])).size;
      assert.equal(names('page', 'of'), 101);
      assert.equal(names('stage', 'variant'), 21);
      assert.equal(names('refused', 'name'), 41);
      assert.equal(names('failed', 'name'), 21);
      assert.equal(names('stage', 'journey'), 1);
      assert.equal(names('saving', 'name'), 0);
      const opened = sums.filter((sum) => sum.kind === 'stage' && sum.name === 'opened');
      assert.equal(
        opened.reduce((all, sum) => all + sum.visits, 0),
        300,
      );
      // Names that are not used are available again a day later.
      await store.visits.deleteVisitsBefore('brook', '2100-01-01', '2100-01-01');
      await store.addTracking([recordOf('new', { page: 'home', path: '/new' })], FROM_BROOK);
      await sumAll(store);
      const [row] = (await store.visits.sums('brook', ...SOMETIME)).filter(({ kind }) => kind === 'page');
      assert.equal(row?.of, 'brook.example/new');
    });
  });
}
