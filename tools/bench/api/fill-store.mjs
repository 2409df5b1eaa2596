// Fills a store with many quotes by copying rows that the server has written, with new ids.
import { randomUUID } from 'node:crypto';
import { migrate } from '../../../demo/server/migrations.ts';
import { openFolder } from '../../../demo/server/store/sqlite.ts';

/** The number of rows in one statement, and in one transaction. */
const ROWS = 500;
const MOST = 100_000;

/** Fills the store up to `total`, from quotes that the server has stored there. No server may be running on the folder. */
export async function fillStore(folder, total) {
  const { db, close } = openFolder(folder);
  try {
    await migrate(db);
    const models = await db.selectFrom('quotes').selectAll().limit(ROWS).execute();
    let count = await quotesIn(db);
    while (count < total) count += await copies(db, models, Math.min(total - count, MOST));
  } finally {
    await close();
  }
}

async function quotesIn(db) {
  const { count } = await db
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds rows in one transaction, and resolves to their number. The ids are sorted, so that the index is filled from one end to the other. */
async function copies(db, models, count) {
  const ids = Array.from({ length: count }, () => randomUUID()).sort();
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < count; at += ROWS) {
      const rows = ids.slice(at, at + ROWS).map((id, index) => ({ ...models[index % models.length], id }));
      await transaction.insertInto('quotes').values(rows).execute();
    }
  });
  return count;
}
