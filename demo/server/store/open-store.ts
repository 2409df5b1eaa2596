// Quotes, tracking records and the tokens' secret, in a folder or in PostgreSQL.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StartProblem } from '../start-problem.ts';
import { deleteBefore, deleteTrackingBeyond } from './delete-old.ts';
import type { Engine } from './engine.ts';
import { type EnquiryRows, enquiryRows } from './enquiry-rows.ts';
import { groupInserts } from './group-inserts.ts';
import { isId } from './is-id.ts';
import { migrate } from './migrations.ts';
import { openEngine, type Place } from './open-engine.ts';
import { type OutboxRows, outboxRows } from './outbox-rows.ts';
import { type PartnerRows, partnerRows } from './partner-rows.ts';
import { type ShareRows, shareRows } from './share-rows.ts';
import { guarded, orUnavailable, StoreUnavailable } from './store-unavailable.ts';
import type { QuoteRow, Tables, TrackingRow } from './tables.ts';
import { type VisitRows, visitRows } from './visit-rows.ts';

export interface StoredQuote {
  readonly id: string;
  readonly asset: string;
  readonly request: unknown;
  /** On whose page it was made. */
  readonly partnerId: string | null;
  /** Counts changes. */
  readonly version: number;
  /** ISO time of the last one. */
  readonly changed: string;
}

/** `isCounted` is false for what is no visitor. */
interface TrackedFrom {
  readonly partnerId: string | null;
  readonly origin: string | null;
  readonly isCounted: boolean;
  /** ISO time; now unless told. */
  readonly received?: string;
}

type Change = (request: unknown) => Promise<unknown>;

/** Every method throws StoreUnavailable when the database can't serve. What was answered is on the disk. */
export interface Store {
  /** Signs tokens; the same for all servers on this store, and after a restart. */
  readonly secret: string;
  /** Answers the new id. @param partnerId on whose page it is made */
  createQuote(asset: string, request: unknown, partnerId?: string | null): Promise<string>;
  /** Null when there is none. */
  readQuote(id: string): Promise<StoredQuote | null>;
  /** Replaces the request by what `change` makes of it; false when there is no such quote of that asset. */
  changeQuote(id: string, asset: string, change: Change): Promise<boolean>;
  /** @param from on whose page they were made */
  addTracking(records: readonly unknown[], from?: TrackedFrom): Promise<void>;
  /** Quotes that nobody has changed and records that came before an ISO time. */
  deleteBefore(time: string): Promise<void>;
  /** The oldest tracking records, but for so many. */
  deleteTrackingBeyond(most: number): Promise<void>;
  readonly partners: PartnerRows;
  readonly enquiries: EnquiryRows;
  readonly outbox: OutboxRows;
  readonly shares: ShareRows;
  readonly visits: VisitRows;
  close(): Promise<void>;
}

type Db = Kysely<Tables>;

/** Two changes at once: the later one starts again, this often at most. */
const MOST_TRIES = 20;

/** Throws a StartProblem when the folder or the database can't be used. */
export async function openStore({ databaseUrl, dataDir }: Place): Promise<Store> {
  const engine = await openEngine({ databaseUrl, dataDir });
  try {
    return await storeOn(engine);
  } catch (error) {
    await engine.close();
    throw error instanceof StartProblem ? error : unusable(error as Error, databaseUrl ? null : dataDir);
  }
}

/** A store on a database that is open. */
export async function storeOn(engine: Engine): Promise<Store> {
  const { db, judge, close } = engine;
  const secret = await orUnavailable(judge, async () => {
    await migrate(db);
    return tokenSecret(db);
  });
  return {
    ...guarded(judge, quotesOn(engine)),
    partners: guarded(judge, partnerRows(engine)),
    enquiries: guarded(judge, enquiryRows(engine, secret)),
    outbox: guarded(judge, outboxRows(engine)),
    shares: guarded(judge, shareRows(engine, secret)),
    visits: guarded(judge, visitRows(engine, secret)),
    secret,
    close,
  };
}

/** It was opened, and then something in it was not as it should be: damaged, another program's, not ours to change. */
function unusable({ message }: Error, folder: string | null): StartProblem {
  const what = folder ? `in the data folder ${folder}` : 'of DATABASE_URL';
  return new StartProblem(
    `The database ${what} can not be used (${message}): put back a copy of it, or name another by ${folder ? 'DATA_DIR' : 'DATABASE_URL'}.`,
  );
}

function quotesOn({
  db,
}: Engine): Omit<Store, 'secret' | 'close' | 'partners' | 'enquiries' | 'outbox' | 'shares' | 'visits'> {
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
    'The quote is being changed by too many at once. Please try again shortly.',
    `${MOST_TRIES} changes of ${id} were overtaken`,
  );
}

/** Of several servers that start at once on an empty store, the first one's secret counts for all. */
async function tokenSecret(db: Db): Promise<string> {
  const known = () =>
    db.selectFrom('secrets').select('value').where('name', '=', 'tokens').executeTakeFirst();
  // A disk that is full takes no writing, and needs none.
  const before = await known();
  if (before) return before.value;
  const fresh = { name: 'tokens', value: randomBytes(32).toString('base64url') };
  await db
    .insertInto('secrets')
    .values(fresh)
    .onConflict((taken) => taken.doNothing())
    .execute();
  return (await known())!.value;
}
