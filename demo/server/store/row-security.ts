import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import { StartProblem } from '../start-problem.ts';
import type { Engine, RowLocks } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * Runs `work` in a transaction for one partner. In PostgreSQL, row-level security then hides the rows of all others.
 * SQLite has none, so each statement must also name the partner.
 */
export function asPartner<Value>(
  { db, rowLocks }: Engine,
  partnerId: string,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return db.transaction().execute(async (transaction) => {
    await rowLocks?.open(transaction, partnerId);
    return work(transaction);
  });
}

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

/** Row-level security: the tables' policies let a transaction see only the rows of its partner. */
export const postgresRowLocks: RowLocks = {
  async open(transaction, partnerId) {
    await sql`select set_config('heq.partner', ${partnerId}, true)`.execute(transaction);
  },
  async demand(db) {
    const { rows } = await sql<{ passes: boolean }>`
      select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`.execute(db);
    if (rows[0]?.passes)
      throw new StartProblem(
        'PARTNERS needs a user in DATABASE_URL to whom row-level security applies: neither a superuser nor one with BYPASSRLS.',
      );
    const open = await openTables(db);
    if (open.length > 0)
      throw new StartProblem(
        `Row-level security does not keep partners apart in ${open.join(' and ')}: enable and force it again, with only the policy own_rows (see store/row-security.ts).`,
      );
  },
};

/**
 * Returns tables whose security is off, that have another policy than the migration's, or that show rows without a
 * partner.
 */
async function openTables(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid in ('enquiries'::regclass, 'outbox'::regclass, 'visits'::regclass, 'visit_sums'::regclass, 'visit_names'::regclass) and not (
      relrowsecurity and relforcerowsecurity
      and exists (select from pg_policy where polrelid = pg_class.oid and polname = 'own_rows')
      and (select count(*) from pg_policy where polrelid = pg_class.oid) = 1
      and case relname
        when 'outbox' then not exists (select from outbox)
        when 'visits' then not exists (select from visits)
        when 'visit_sums' then not exists (select from visit_sums)
        when 'visit_names' then not exists (select from visit_names)
        else not exists (select from enquiries)
      end
    ) order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** For migration steps that only one of the two databases has. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter;
