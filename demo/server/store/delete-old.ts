import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Rows per statement, so that no other statement waits for long. */
const ROWS = 500;

export async function deleteBefore(db: Kysely<Tables>, time: string): Promise<void> {
  await inParts(async () => {
    const old = db.selectFrom('quotes').select('id').where('changed', '<', time).limit(ROWS);
    return db.deleteFrom('quotes').where('id', 'in', old).executeTakeFirst();
  });
  await deleteTracking(db, '<', time);
}

export async function deleteTrackingBeyond(db: Kysely<Tables>, most: number): Promise<void> {
  const first = await db
    .selectFrom('tracking_records')
    .select('received')
    .orderBy('received', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  // Records received at the same moment are deleted together, so fewer than `most` may stay.
  if (first) await deleteTracking(db, '<=', first.received);
}

async function deleteTracking(db: Kysely<Tables>, is: '<' | '<=', time: string): Promise<void> {
  await inParts(async () => {
    const old = db.selectFrom('tracking_records').select('id').where('received', is, time).limit(ROWS);
    return db.deleteFrom('tracking_records').where('id', 'in', old).executeTakeFirst();
  });
}

async function inParts(part: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  while ((await part()).numDeletedRows > 0n);
}
