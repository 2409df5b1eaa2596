// Stored quotes, and the tracking records before they are counted.
import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Insertable, Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { QuoteRow, Tables, TrackingRow } from './tables.ts';
import { StoreUnavailable } from './unavailable.ts';

export interface StoredQuote {
  readonly id: string;
  readonly asset: string;
  readonly request: unknown;
  /** The partner on whose page it was made. */
  readonly partnerId: string | null;
  /** Increases with each change. */
  readonly version: number;
  /** ISO time of the latest change. */
  readonly changed: string;
}

interface TrackedFrom {
  readonly partnerId: string | null;
  readonly origin: string | null;
  /** False for records that are not from a visitor, such as a bot's. */
  readonly isCounted: boolean;
  /** ISO time; now by default. */
  readonly received?: string;
}

type Change = (request: unknown) => Promise<unknown>;

export interface QuoteRows {
  /** Returns the new id. @param partnerId the partner on whose page it is made */
  createQuote(asset: string, request: unknown, partnerId?: string | null): Promise<string>;
  /** Returns null if there is none. */
  readQuote(id: string): Promise<StoredQuote | null>;
  /** Replaces the request by what `change` returns. Returns false if there is no such quote of that asset. */
  changeQuote(id: string, asset: string, change: Change): Promise<boolean>;
  addTracking(records: readonly unknown[], from?: TrackedFrom): Promise<void>;
  /** Deletes quotes last changed and records received before an ISO time. */
  deleteBefore(time: string): Promise<void>;
  /** Deletes the oldest tracking records until at most this many are left. */
  deleteTrackingBeyond(most: number): Promise<void>;
}

type Db = Kysely<Tables>;

/** Of two changes at once, the later one is retried, this often at most. */
const MOST_TRIES = 20;

export function quoteRows({ db }: Engine): QuoteRows {
  const insertQuotes = groupInserts(db, 'quotes');
  const insertTracking = groupInserts(db, 'tracking_records');
  return {
    async createQuote(asset, request, partnerId = null) {
      const row = quoteRow(asset, request, partnerId);
      await insertQuotes([row]);
      return row.id;
    },
    async readQuote(id) {
      return isId(id) ? stored(await rowOf(db, id)) : null;
    },
    async changeQuote(id, asset, change) {
      return isId(id) && updateQuote(db, id, asset, change);
    },
    addTracking: (records, from = NOWHERE) => insertTracking(trackingRows(records, from)),
    deleteBefore: (time) => deleteBefore(db, time),
    deleteTrackingBeyond: (most) => deleteTrackingBeyond(db, most),
  };
}

function quoteRow(asset: string, request: unknown, partnerId: string | null): QuoteRow {
  const now = new Date().toISOString();
  const text = JSON.stringify(request);
  return {
    id: randomUUID(),
    asset,
    partner_id: partnerId,
    request: text,
    version: 1,
    created: now,
    changed: now,
  };
}

const NOWHERE: TrackedFrom = { partnerId: null, origin: null, isCounted: true };

function trackingRows(records: readonly unknown[], from: TrackedFrom): readonly TrackingRow[] {
  const { partnerId, origin, isCounted, received = new Date().toISOString() } = from;
  const whose = { partner_id: partnerId, origin: origin?.slice(0, 100) ?? null, summed: isCounted ? 0 : 1 };
  return records.map((record) => ({ id: randomUUID(), received, record: JSON.stringify(record), ...whose }));
}

function rowOf(db: Db, id: string) {
  return db
    .selectFrom('quotes')
    .select(['id', 'asset', 'request', 'version', 'changed', 'partner_id as partnerId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function stored(row: (Omit<StoredQuote, 'request'> & { request: string }) | undefined): StoredQuote | null {
  return row ? { ...row, request: JSON.parse(row.request) } : null;
}

async function updateQuote(db: Db, id: string, asset: string, change: Change) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await rowOf(db, id);
    if (row?.asset !== asset) return false;
    const request = JSON.stringify(await change(JSON.parse(row.request)));
    const { numUpdatedRows } = await db
      .updateTable('quotes')
      .set({ request, version: row.version + 1, changed: new Date().toISOString() })
      .where('id', '=', id)
      .where('version', '=', row.version)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return true;
  }
  throw new StoreUnavailable(
    'Too many changes of this quote arrived at once. Please try again shortly.',
    `${MOST_TRIES} changes of ${id} were overtaken`,
  );
}

/** True for what can be a quote's id. Others never reach the database: PostgreSQL rejects a text with a NUL. */
export function isId(id: string): boolean {
  return /^[0-9a-f-]{36}$/.test(id);
}

/** Rows per statement, so that no other statement waits for long. */
const ROWS = 500;

async function deleteBefore(db: Kysely<Tables>, time: string): Promise<void> {
  await inParts(async () => {
    const old = db.selectFrom('quotes').select('id').where('changed', '<', time).limit(ROWS);
    return db.deleteFrom('quotes').where('id', 'in', old).executeTakeFirst();
  });
  await deleteTracking(db, '<', time);
}

async function deleteTrackingBeyond(db: Kysely<Tables>, most: number): Promise<void> {
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

/** Milliseconds for which the first row of a group waits for others at most. */
const GATHERING = 3;
/** Turns of the event loop without another row after which a group is complete. One request starts in each turn. */
const QUIET_TURNS = 4;
/** Rows per statement. SQLite prepares one statement for each number of rows. */
const MOST_ROWS = 50;

/**
 * Stores rows that arrive at the same time in one transaction, so that they wait for the disk only once. Returns a
 * function that stores rows and resolves when they are on the disk. Of a group, all rows are stored or none.
 */
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
