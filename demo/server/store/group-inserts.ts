// Rows that arrive in the same moment are stored together: one wait for the disk instead of one for each.
import DataLoader from 'dataloader';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Milliseconds that the first of a group waits for others: requests come one a turn of the loop. */
const GATHERING = 3;
/** Rows of one statement. Each number of rows is a statement of its own, which the database prepares once. */
const MOST_ROWS = 50;

/** A function that stores rows, and answers when they are on the disk: all rows of a group or none. */
export function groupInserts<Name extends keyof Tables>(db: Kysely<Tables>, table: Name) {
  type Row = Insertable<Tables[Name]>;
  const loader = new DataLoader<readonly Row[], void>(
    async (groups) => {
      await insertAll(db, table, groups.flat());
      return groups.map(() => undefined);
    },
    { cache: false, batchScheduleFn: (send) => setTimeout(send, GATHERING) },
  );
  return (rows: readonly Row[]): Promise<void> => loader.load(rows);
}

async function insertAll<Name extends keyof Tables>(
  db: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const insert = (into: Kysely<Tables>, some: typeof rows) =>
    into
      .insertInto(table)
      .values(some as never)
      .execute();
  if (rows.length === 0) return;
  if (rows.length <= MOST_ROWS) return void (await insert(db, rows));
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += MOST_ROWS) {
      await insert(transaction, rows.slice(at, at + MOST_ROWS));
    }
  });
}
