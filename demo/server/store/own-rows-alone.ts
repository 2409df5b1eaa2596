import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from './is-postgres.ts';

/**
 * Adds row-level security in PostgreSQL: a transaction that has not set its partner sees no row, even as the tables'
 * owner. SQLite has none, so there only the statements keep partners apart.
 */
export async function ownRowsAlone(db: Parameters<Migration['up']>[0], table: string): Promise<void> {
  if (!isPostgres(db)) return;
  const name = sql.table(table);
  const isOwn = sql`partner_id = current_setting('heq.partner', true)`;
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`create policy own_rows on ${name} using (${isOwn}) with check (${isOwn})`.execute(db);
}
