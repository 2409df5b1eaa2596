import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Store } from './open-store.ts';
import { scheduleDeletion } from './schedule-deletion.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const KEPT = { retentionDays: 30, trackingKept: 100 };

/** Records the calls of the store, in order. */
function asked(settings: Parameters<typeof scheduleDeletion>[1]) {
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
  const deletion = scheduleDeletion(store, settings, () => NOW);
  return { deletion, calls };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('expired data', () => {
  it('is deleted at the start: quotes and records, records beyond the limit, links, visits, and each partner’s enquiries', async () => {
    const { deletion, calls } = asked(KEPT);
    await turn();
    deletion.stop();
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
    const { deletion, calls } = asked({ ...KEPT, retentionDays: null });
    await turn();
    deletion.stop();
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
      const deletion = scheduleDeletion(store, KEPT, () => NOW);
      if (closes) deletion.stop();
      await turn();
      deletion.stop();
      const texts = logged.mock.calls.map(({ arguments: [text] }) => text);
      logged.mock.resetCalls();
      return texts;
    };
    assert.deepEqual(await reported(false), ['Expired data could not be deleted: the disk is away']);
    assert.deepEqual(await reported(true), []);
  });

  it('is deleted again once more records than a tenth of the limit have arrived, and not before', async () => {
    const { deletion, calls } = asked(KEPT);
    const times = async () => {
      await turn();
      return calls.filter((call) => call === 'tracking 100').length;
    };
    assert.equal(await times(), 1);
    deletion.added(6);
    deletion.added(4);
    assert.equal(await times(), 1);
    deletion.added(1);
    assert.equal(await times(), 2);
    deletion.added(10);
    assert.equal(await times(), 2, 'the count restarts');
    deletion.stop();
  });
});
