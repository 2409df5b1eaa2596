// Row-level security: the tables' policies (enquiry-migrations.ts) show a transaction the rows of its partner alone.
import { sql } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import type { RowLocks } from './engine.ts';

export const postgresRowLocks: RowLocks = {
  async open(transaction, partnerId) {
    await sql`select set_config('heq.partner', ${partnerId}, true)`.execute(transaction);
  },
  async demand(db) {
    const { rows } = await sql<{ passes: boolean }>`
      select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`.execute(db);
    if (rows[0]?.passes)
      throw new StartProblem(
        'PARTNERS needs an account of DATABASE_URL that row-level security holds for: neither a superuser nor one with BYPASSRLS.',
      );
  },
};
