// Rows that arrive in the same moment are stored together: one wait for the disk instead of one for each.
import { setTimeout as wait } from 'node:timers/promises';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Milliseconds that the first of a group waits for others: requests come one a turn of the loop. */
const GATHERING = 3;
/** Rows of one statement. Each number of rows is a statement of its own, which the database prepares once. */
const MOST_ROWS = 50;

/** A function that stores rows, and answers when they are on the disk: all rows of a group or none. */
export function groupInserts<Name extends keyof Tables>(db: Kysely<Tables>, table: Name) {
  type Row = Insertable<Tables[Name]>;
  let group: { readonly rows: Row[]; readonly stored: Promise<void> } | null = null;

  /** Filled by whatever else is asked for in the meantime. */
  function open() {
    const rows: Row[] = [];
    const stored = wait(GATHERING).then(() => {
      group = null;
      return insertAll(db, table, rows);
    });
    return { rows, stored };
  }

  return (rows: readonly Row[]): Promise<void> => {
    group ??= open();
    group.rows.push(...rows);
    return group.stored;
  };
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
