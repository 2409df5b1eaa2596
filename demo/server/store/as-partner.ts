import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
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
