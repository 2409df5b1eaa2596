import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What an error of a database means for the request that met it. */
export type Verdict =
  /** The transaction conflicted with another one: a retry may succeed. */
  | 'again'
  /** The database cannot answer at present. */
  | 'unavailable'
  /** The disk is full. */
  | 'full'
  /** The database works, but the statement is wrong. */
  | 'fault';

/** Row-level security: the database itself hides the rows of other partners. */
export interface RowLocks {
  /** Lets the transaction see this partner's rows. */
  open(transaction: Transaction<Tables>, partnerId: string): Promise<void>;
  /** Throws a StartProblem if row-level security does not apply to the database's user, since nobody would notice. */
  demand(db: Kysely<Tables>): Promise<void>;
}

/** The database's time, in milliseconds since 1970. Servers that share a database may have different clocks. */
export type Clock = (transaction: Transaction<Tables>) => Promise<number>;

/** An open database. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Null in SQLite, where only the statements keep partners apart. */
  readonly rowLocks: RowLocks | null;
  /** Null if only one server can use the database. */
  readonly clock: Clock | null;
  judge(error: unknown): Verdict;
  close(): Promise<void>;
}
