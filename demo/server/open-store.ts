// The store of all data, in a folder or in PostgreSQL.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type VisitRows, visitRows } from './counting/visit-rows.ts';
import { migrate } from './migrations.ts';
import { type EnquiryRows, enquiryRows } from './partners/enquiry-rows.ts';
import { type OutboxRows, outboxRows } from './partners/outbox-rows.ts';
import { type PartnerRows, partnerRows } from './partners/partners.ts';
import type { Settings } from './settings.ts';
import { type ShareRows, shareRows } from './shares/share-rows.ts';
import { StartProblem } from './start-problem.ts';
import type { Engine } from './store/engine.ts';
import { openPostgres } from './store/postgres.ts';
import { type QuoteRows, quoteRows } from './store/quote-rows.ts';
import { openFolder } from './store/sqlite.ts';
import type { Tables } from './store/tables.ts';
import { guarded, orUnavailable } from './store/unavailable.ts';

/** Every method throws StoreUnavailable while the database can't answer, and resolves when the data is on the disk. */
export interface Store extends QuoteRows {
  /** Signs tokens. It is the same for all servers on this store and after a restart. */
  readonly secret: string;
  readonly partners: PartnerRows;
  readonly enquiries: EnquiryRows;
  readonly outbox: OutboxRows;
  readonly shares: ShareRows;
  readonly visits: VisitRows;
  close(): Promise<void>;
}

/** Throws a StartProblem if the folder or the database can't be used. */
export async function openStore({ databaseUrl, dataDir }: Place): Promise<Store> {
  const engine = await openEngine({ databaseUrl, dataDir });
  try {
    return await storeOn(engine);
  } catch (error) {
    await engine.close();
    throw error instanceof StartProblem ? error : unusable(error as Error, databaseUrl ? null : dataDir);
  }
}

/** Returns a store on an open database. */
export async function storeOn(engine: Engine): Promise<Store> {
  const { db, judge, close } = engine;
  const secret = await orUnavailable(judge, async () => {
    await migrate(db);
    return tokenSecret(db);
  });
  return {
    ...guarded(judge, quoteRows(engine)),
    partners: guarded(judge, partnerRows(engine)),
    enquiries: guarded(judge, enquiryRows(engine, secret)),
    outbox: guarded(judge, outboxRows(engine)),
    shares: guarded(judge, shareRows(engine, secret)),
    visits: guarded(judge, visitRows(engine, secret)),
    secret,
    close,
  };
}

/** The database opened, but is damaged, belongs to another program, or can't be written. */
function unusable({ message }: Error, folder: string | null): StartProblem {
  const what = folder ? `in the data folder ${folder}` : 'of DATABASE_URL';
  return new StartProblem(
    `The database ${what} cannot be used (${message}): restore a backup, or choose another with ${folder ? 'DATA_DIR' : 'DATABASE_URL'}.`,
  );
}

/** If several servers start at once on an empty store, all use the secret that was stored first. */
async function tokenSecret(db: Kysely<Tables>): Promise<string> {
  const known = () =>
    db.selectFrom('secrets').select('value').where('name', '=', 'tokens').executeTakeFirst();
  // Read first, so that a server with a stored secret starts on a full disk, too.
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

/** The data folder, or the database to use instead. */
export type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Throws a StartProblem when the folder or the database can't be used. */
export async function openEngine({ databaseUrl, dataDir }: Place): Promise<Engine> {
  return databaseUrl ? openPostgres(databaseUrl) : openFolder(dataDir);
}
