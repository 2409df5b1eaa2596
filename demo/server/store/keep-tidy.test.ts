import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepTidy } from './keep-tidy.ts';
import type { Store } from './open-store.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const KEPT = { retentionDays: 30, trackingKept: 100 };

/** Records the calls of the store, in order. */
function asked(settings: Parameters<typeof keepTidy>[1]) {
  const calls: string[] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      void calls.push([name, ...given].join(' '));
  const store = {
    deleteBefore: note('before'),
    deleteTrackingBeyond: note('tracking'),
    shares: { deleteExpired: note('shares') },
    partners: { all: async () => [{ id: 'brook', retentionDays: 7 }] },
    visits: { deleteVisitsBefore: note('visits') },
    enquiries: { deleteBefore: note('enquiries') },
  } as unknown as Store;
  const tidy = keepTidy(store, settings, () => NOW);
  return { tidy, calls };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('expired data', () => {
  it('is deleted at the start: quotes and records, records beyond the limit, links, visits, and each partner’s enquiries', async () => {
    const { tidy, calls } = asked(KEPT);
    await turn();
    tidy.stop();
    assert.deepEqual(calls, [
      'before 2026-10-23T12:00:00.000Z',
      'tracking 100',
      'shares 2026-11-22T12:00:00.000Z',
      'visits * 2026-10-23 2026-08-22',
      'visits brook 2026-10-23 2026-08-22',
      'enquiries brook 2026-11-15T12:00:00.000Z',
    ]);
  });

  it('is kept without RETENTION_DAYS, except what has a limit of its own', async () => {
    const { tidy, calls } = asked({ ...KEPT, retentionDays: null });
    await turn();
    tidy.stop();
    assert.deepEqual(
      calls.map((call) => call.split(' ')[0]),
      ['tracking', 'shares', 'visits', 'visits', 'enquiries'],
    );
  });

  it('causes an error message if it cannot be deleted, but not after the store is closed', async (t) => {
    const logged = t.mock.method(console, 'error', () => {});
    const reported = async (closes: boolean) => {
      const store = {
        deleteBefore: () => Promise.reject(new Error('the disk is away')),
      } as unknown as Store;
      const tidy = keepTidy(store, KEPT, () => NOW);
      if (closes) tidy.stop();
      await turn();
      tidy.stop();
      const texts = logged.mock.calls.map(({ arguments: [text] }) => text);
      logged.mock.resetCalls();
      return texts;
    };
    assert.deepEqual(await reported(false), ['Expired data could not be deleted: the disk is away']);
    assert.deepEqual(await reported(true), []);
  });

  it('is deleted again once more records than a tenth of the limit have arrived, and not before', async () => {
    const { tidy, calls } = asked(KEPT);
    const times = async () => {
      await turn();
      return calls.filter((call) => call === 'tracking 100').length;
    };
    assert.equal(await times(), 1);
    tidy.added(6);
    tidy.added(4);
    assert.equal(await times(), 1);
    tidy.added(1);
    assert.equal(await times(), 2);
    tidy.added(10);
    assert.equal(await times(), 2, 'the count restarts');
    tidy.stop();
  });
});
