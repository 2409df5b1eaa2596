// Stored quotes, and the tracking records before they are counted.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { deleteBefore, deleteTrackingBeyond } from './delete-old.ts';
import type { Engine } from './engine.ts';
import { groupInserts } from './group-inserts.ts';
import { isId } from './is-id.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { QuoteRow, Tables, TrackingRow } from './tables.ts';

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
