// Opens PostgreSQL. The server survives the loss of a connection, idle or in use.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import type { Clock, Engine } from './engine.ts';
import { judgePostgres } from './judge-postgres.ts';
import { postgresRowLocks } from './postgres-row-locks.ts';
import type { Tables } from './tables.ts';

/** Milliseconds. The widget gives up after ten seconds. */
const CONNECT = 4000;
const STATEMENT = 6000;

/** Throws a StartProblem if the database does not answer. */
export async function openPostgres(url: string): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    query_timeout: STATEMENT,
    application_name: 'home-energy-quote',
  });
  // The pool listens for errors of idle connections only, and an unhandled error event ends the process. The statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => console.error(`A connection to the database was lost: ${error.message}`));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw unreachable(url, error as Error);
  }
  return { db, rowLocks: postgresRowLocks, clock, judge: judgePostgres, close: () => db.destroy() };
}

const clock: Clock = async (transaction) => {
  const time = sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`;
  return (await time.execute(transaction)).rows[0]!.now;
};

/** The message contains the host and never the password. */
function unreachable(url: string, error: Error): StartProblem {
  const { host, pathname } = new URL(url);
  const why = error.message || (error as Error & { code?: string }).code || 'no answer';
  return new StartProblem(
    `The database of DATABASE_URL (${host}${pathname}) cannot be reached: ${why.replace(/\.$/, '')}.`,
  );
}
