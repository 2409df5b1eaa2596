import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { migrate } from '../migrations.ts';
import { temporaryFolder } from '../test/running-server.ts';
import { groupInserts } from './quote-rows.ts';
import { openFolder } from './sqlite.ts';

/** A new store that records its statements. */
async function counted() {
  const { db, close } = openFolder(temporaryFolder());
  await migrate(db);
  const statements: string[] = [];
  const watched = db.withPlugin({
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const records = async () =>
    (await db.selectFrom('tracking_records').select('record').orderBy('record').execute()).map(
      ({ record }) => record,
    );
  return { insert: groupInserts(watched, 'tracking_records'), statements, records, close };
}

const row = (id: string) => ({ id, received: '2026-01-01', record: id, summed: 1 });
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => row(String(from + index)));

describe('rows that arrive at the same moment', () => {
  it('are stored by one statement, and later ones by another', async (t) => {
    const { insert, statements, records, close } = await counted();
    t.after(close);
    await Promise.all([insert([row('a')]), insert([row('b')]), insert([row('c')])]);
    assert.equal(statements.length, 1);
    await insert([row('d')]);
    assert.equal(statements.length, 2);
    assert.deepEqual(await records(), ['a', 'b', 'c', 'd']);
  });

  it('are grouped although each request starts in a turn of the event loop of its own', async (t) => {
    // On a busy machine a turn may take longer than a group waits.
    t.mock.method(performance, 'now', () => 0);
    const { insert, statements, close } = await counted();
    t.after(close);
    const first = insert([row('a')]);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    await Promise.all([first, insert([row('b')])]);
    assert.equal(statements.length, 1);
  });

  it('are all stored, also if there are none or more than fit into one statement', async (t) => {
    const { insert, statements, records, close } = await counted();
    t.after(close);
    await Promise.all([insert(numbered(100, 120)), insert([]), insert(numbered(300, 7))]);
    assert.equal(statements.length, 3);
    assert.equal((await records()).length, 127);
    await insert([]);
  });

  it('are all refused if one of them fails, and later rows are stored', async (t) => {
    const { insert, records, close } = await counted();
    t.after(close);
    await insert([row('150')]);
    const refused = await Promise.allSettled([insert(numbered(100, 60)), insert([row('x')])]);
    assert.deepEqual(
      refused.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.deepEqual(await records(), ['150']);
    await insert([row('y')]);
    assert.deepEqual(await records(), ['150', 'y']);
  });
});
