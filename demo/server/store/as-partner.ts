import { sql, type Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import { orUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

/**
 * One transaction for one partner: PostgreSQL then shows it that partner's rows alone. SQLite has no such lock, so each
 * statement names the partner too.
 */
export function asPartner<Value>(
  { db, kind, judge }: Engine,
  partnerId: string,
  work: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return orUnavailable(judge, () =>
    db.transaction().execute(async (transaction) => {
      if (kind === 'postgres')
        await sql`select set_config('heq.partner', ${partnerId}, true)`.execute(transaction);
      return work(transaction);
    }),
  );
}
