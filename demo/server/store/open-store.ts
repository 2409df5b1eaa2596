// Knows what is kept: quotes, tracking records and the secret of the tokens, in a folder or in PostgreSQL.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Settings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';
import { groupInserts } from './group-inserts.ts';
import { migrate } from './migrations.ts';
import { openFolder } from './open-folder.ts';
import { openPostgres } from './open-postgres.ts';
import { orUnavailable } from './store-unavailable.ts';
import type { QuoteRow, Tables, TrackingRow } from './tables.ts';

export interface StoredQuote {
  readonly asset: string;
  readonly request: unknown;
}

type Change = (request: unknown) => Promise<unknown>;

/** Every method throws StoreUnavailable when the database can't serve. What was answered is on the disk. */
export interface Store {
  /** Signs tokens; the same for all servers on this store, and after a restart. */
  readonly secret: string;
  /** Answers the new id. */
  createQuote(asset: string, request: unknown): Promise<string>;
  /** Null when there is none. */
  readQuote(id: string): Promise<StoredQuote | null>;
  /** Replaces the request by what `change` makes of it; false when there is no such quote of that asset. */
  changeQuote(id: string, asset: string, change: Change): Promise<boolean>;
  addTracking(records: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
}

type Db = Kysely<Tables>;

/** Two changes at once: the later one starts anew, this often at most. */
const MOST_TRIES = 20;

/** Throws a StartProblem when the folder or the database can't be used. */
export async function openStore({ databaseUrl, dataDir }: Settings): Promise<Store> {
  const { db, close } = databaseUrl ? await openPostgres(databaseUrl) : openFolder(dataDir);
  try {
    await migrate(db);
    return { ...storeOn(db), secret: await tokenSecret(db), close };
  } catch (error) {
    await close();
    throw error instanceof StartProblem ? error : unusable(error as Error, databaseUrl ? null : dataDir);
  }
}

/** It was opened, and then something in it was not as it should be: damaged, another program's, not ours to change. */
function unusable({ message }: Error, folder: string | null): StartProblem {
  const what = folder ? `in the data folder ${folder}` : 'of DATABASE_URL';
  return new StartProblem(
    `The database ${what} can not be used (${message}): put back a copy of it, or name another by ${folder ? 'DATA_DIR' : 'DATABASE_URL'}.`,
  );
}

function storeOn(db: Db): Omit<Store, 'secret' | 'close'> {
  const insertQuotes = groupInserts(db, 'quotes');
  const insertTracking = groupInserts(db, 'tracking_records');
  return {
    async createQuote(asset, request) {
      const row = quoteRow(asset, request);
      await orUnavailable(() => insertQuotes([row]));
      return row.id;
    },
    readQuote: (id) => orUnavailable(async () => stored(await rowOf(db, id))),
    changeQuote: (id, asset, change) => orUnavailable(() => updateQuote(db, id, asset, change)),
    addTracking: (records) => orUnavailable(() => insertTracking(trackingRows(records))),
  };
}

function quoteRow(asset: string, request: unknown): QuoteRow {
  const now = new Date().toISOString();
  const text = JSON.stringify(request);
  return { id: randomUUID(), asset, request: text, version: 1, created: now, changed: now };
}

function trackingRows(records: readonly unknown[]): readonly TrackingRow[] {
  const received = new Date().toISOString();
  return records.map((record) => ({ id: randomUUID(), received, record: JSON.stringify(record) }));
}

function rowOf(db: Db, id: string) {
  return db
    .selectFrom('quotes')
    .select(['asset', 'request', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function stored(row: { asset: string; request: string } | undefined): StoredQuote | null {
  return row ? { asset: row.asset, request: JSON.parse(row.request) } : null;
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
  throw new Error(`Quote ${id} is being changed too often at once.`);
}

/** Of several servers that start at once on an empty store, the first one's secret counts for all. */
async function tokenSecret(db: Db): Promise<string> {
  const fresh = { name: 'tokens', value: randomBytes(32).toString('base64url') };
  await db
    .insertInto('secrets')
    .values(fresh)
    .onConflict((taken) => taken.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'tokens')
    .executeTakeFirstOrThrow();
  return value;
}
