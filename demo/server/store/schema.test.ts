// Compares the tables and indexes of a new database with a snapshot, which only a new migration may change.
// To update it: node --test --test-update-snapshots demo/server/store/schema.test.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { migrate } from '../migrations.ts';
import { openFolder } from './sqlite.ts';

const KEPT = fileURLToPath(new URL('schema.txt', import.meta.url));

it('a new database has the tables and indexes of the snapshot', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'heq-schema-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { db, close } = openFolder(folder);
  await migrate(db);
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null order by name`.execute(db);
  await close();
  t.assert.fileSnapshot(rows.map((row) => row.sql).join('\n'), KEPT, { serializers: [String] });
});
