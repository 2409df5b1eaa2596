import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * One transaction for one partner: a database with locks for rows then shows it that partner's alone. SQLite has none,
 * so each statement names the partner too.
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
