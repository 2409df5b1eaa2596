// Stores rows that arrive at the same time in one transaction, so that they wait for the disk only once.
import DataLoader from 'dataloader';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Milliseconds for which the first row of a group waits for others at most. */
const GATHERING = 3;
/** Turns of the event loop without another row after which a group is complete. One request starts in each turn. */
const QUIET_TURNS = 4;
/** Rows per statement. SQLite prepares one statement for each number of rows. */
const MOST_ROWS = 50;

/** Returns a function that stores rows and resolves when they are on the disk. Of a group, all rows are stored or none. */
export function groupInserts<Name extends keyof Tables>(db: Kysely<Tables>, table: Name) {
  type Row = Insertable<Tables[Name]>;
  let came = 0;

  /** On a quiet server this waits for microseconds only. */
  function whenQuiet(send: () => void): void {
    const end = performance.now() + GATHERING;
    let [before, quiet] = [came, 0];
    const turn = () => {
      quiet = came === before ? quiet + 1 : 0;
      before = came;
      if (quiet === QUIET_TURNS || performance.now() > end) send();
      else setImmediate(turn);
    };
    setImmediate(turn);
  }

  const loader = new DataLoader<readonly Row[], void>(
    async (groups) => {
      await insertAll(db, table, groups.flat());
      return groups.map(() => undefined);
    },
    { cache: false, batchScheduleFn: whenQuiet },
  );
  return (rows: readonly Row[]): Promise<void> => {
    came += 1;
    return loader.load(rows);
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
