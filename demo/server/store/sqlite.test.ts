import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { migrate } from '../migrations.ts';
import { openFolder } from './sqlite.ts';
import { orUnavailable, StoreUnavailable } from './unavailable.ts';

/** Bytes of a SQLite page. */
const PAGE = 4096;

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heq-folder-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('completes a commit only when it is on the disk', async () => {
    const { db, close } = openFolder(folder);
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`${sql.raw(`PRAGMA ${name}`)}`.execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    assert.deepEqual([await pragma('journal_mode'), await pragma('synchronous')], ['wal', 2]);
    await close();
  });

  it('is opened by one server at a time, and by another after that one has closed it', async () => {
    const first = openFolder(folder);
    assert.throws(() => openFolder(folder), /^StartProblem: Another server is using .*DATA_DIR/);
    await first.close();
    await openFolder(folder).close();
  });

  it('reports a full disk, keeps its data, and continues when there is space again', async () => {
    const { db, judge, close } = openFolder(folder);
    await migrate(db);
    const add = (id: string, size: number) =>
      orUnavailable(judge, () =>
        db
          .insertInto('tracking_records')
          .values({ id, received: '', record: 'x'.repeat(size), summed: 1 })
          .execute(),
      );
    await add('before', 10);
    await sql`PRAGMA max_page_count = 30`.execute(db);
    await assert.rejects(add('large', 1_000_000), (error) => {
      assert.ok(error instanceof StoreUnavailable);
      assert.match(error.message, /no space left/);
      return true;
    });
    await sql`PRAGMA max_page_count = 1000000`.execute(db);
    await add('after', 1_000_000);
    const kept = await db.selectFrom('tracking_records').select('id').orderBy('id').execute();
    assert.deepEqual(
      kept.map(({ id }) => id),
      ['after', 'before'],
    );
    await close();
  });

  it('refuses writes when its file was deleted or replaced, since they would be lost', async () => {
    for (const change of [rmSync, (file: string) => renameSync(file, `${file}.old`)]) {
      const own = mkdtempSync(join(folder, 'own-'));
      const { db, judge, close } = openFolder(own);
      await migrate(db);
      const add = (name: string) =>
        orUnavailable(judge, () => db.insertInto('secrets').values({ name, value: '' }).execute());
      await add('before');
      change(join(own, 'quotes.sqlite'));
      await assert.rejects(add('after'), (error) => {
        assert.ok(error instanceof StoreUnavailable);
        assert.match(error.reason, /quotes\.sqlite was deleted or replaced \[14\]$/);
        return true;
      });
      await close();
    }
  });

  it('reports damage only to the operator', async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    const { db, close } = openFolder(own);
    await migrate(db);
    const { rows } = await sql<{ page: number }>`
      SELECT rootpage AS page FROM sqlite_schema WHERE name = 'quotes'`.execute(db);
    await close();
    const file = join(own, 'quotes.sqlite');
    const from = (rows[0]!.page - 1) * PAGE;
    writeFileSync(file, readFileSync(file).fill(0xab, from, from + PAGE));
    const damaged = openFolder(own);
    const read = () => damaged.db.selectFrom('quotes').selectAll().execute();
    await assert.rejects(orUnavailable(damaged.judge, read), (error) => {
      assert.ok(error instanceof StoreUnavailable, String(error));
      assert.match(error.reason, /malformed/);
      assert.doesNotMatch(error.message, /malformed/);
      return true;
    });
    await damaged.close();
  });

  it('does not report a fault of the server’s code as a full disk', async () => {
    const { db, judge, close } = openFolder(folder);
    const twice = () => db.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
    await twice();
    await assert.rejects(orUnavailable(judge, twice), (error) => !(error instanceof StoreUnavailable));
    await close();
  });
});
