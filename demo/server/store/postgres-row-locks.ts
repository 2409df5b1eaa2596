// Row-level security: the tables' policies (own-rows-alone.ts) let a transaction see only the rows of its partner.
import { type Kysely, sql } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { RowLocks } from './engine.ts';
import type { Tables } from './tables.ts';

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
        `Row-level security does not keep partners apart in ${open.join(' and ')}: enable and force it again, with only the policy own_rows (see store/own-rows-alone.ts).`,
      );
  },
};

/** Returns tables whose security is off, that have another policy than the migration's, or that show rows without a partner. */
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
