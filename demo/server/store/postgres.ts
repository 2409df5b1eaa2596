// PostgreSQL. The server survives the loss of a connection, idle or in use.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import type { Clock, Engine, Verdict } from './engine.ts';
import { postgresRowLocks } from './row-security.ts';
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

/** By code, or else by class, which is the code's first two characters. All others are faults of the server's code. */
const VERDICTS: Readonly<Record<string, Verdict>> = {
  '08': 'unavailable', // connection
  '25006': 'unavailable', // read-only: a standby, or a database without free transaction ids
  '25P03': 'unavailable', // idle in a transaction for too long
  '25P04': 'unavailable', // a transaction that took too long
  '28': 'unavailable', // authorisation: the account or its password was changed
  '3D': 'unavailable', // no such database: being restored or renamed
  '40000': 'again', // rolled back
  '40001': 'again', // could not be serialised
  '40003': 'unavailable', // unknown whether the statement completed
  '40P01': 'again', // deadlock
  '53': 'unavailable', // resources
  '53100': 'full',
  '55006': 'unavailable', // in use
  '55P03': 'again', // lock not available
  '57': 'unavailable', // an operator, a statement that took too long, a shutdown
  '58': 'unavailable', // the operating system
  '72': 'again', // snapshot too old
  F0: 'unavailable', // its configuration
  XX001: 'unavailable', // damaged
  XX002: 'unavailable',
};

/** The codes of errors of the network, DNS, TLS and Unix sockets. */
const SYSTEM = /^(E[A-Z]{2,}|EAI_\w+|ERR_(TLS|SSL)_\w+|CERT_\w+|\w*(CERT|CERTIFICATE)\w*)$/;
/** The messages of errors for which the driver has no code. */
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|after calling end|SASL|SSL|password/i;

/** Decides what an error means by its PostgreSQL code (Appendix A of the manual), or as an error of the driver. */
export function judgePostgres(error: unknown): Verdict {
  if (!(error instanceof Error)) return 'fault';
  const { code } = error as Error & { code?: unknown };
  if (typeof code !== 'string' || code === '') return MESSAGES.test(error.message) ? 'unavailable' : 'fault';
  // A code of PostgreSQL has five characters and never begins with E, unlike EPIPE.
  if (/^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code)) return VERDICTS[code] ?? VERDICTS[code.slice(0, 2)] ?? 'fault';
  return SYSTEM.test(code) ? 'unavailable' : 'fault';
}
