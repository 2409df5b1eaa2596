import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** What an error of a database means for the request that met it. */
export type Verdict =
  /** It lost to another at the same moment: the same again may well succeed. */
  | 'again'
  /** It can't serve at present. */
  | 'unavailable'
  /** Nothing more can be stored. */
  | 'full'
  /** The database is well, and what was asked of it is wrong. */
  | 'fault';

/** What a database does itself so that none of our statements can show one partner the rows of another. */
export interface RowLocks {
  /** From now on the transaction sees this partner's rows. */
  open(transaction: Transaction<Tables>, partnerId: string): Promise<void>;
  /** Throws a StartProblem where they don't hold for the account, since nobody would notice. */
  demand(db: Kysely<Tables>): Promise<void>;
}

/** Its own time, where several servers share it: theirs may differ. Milliseconds since 1970. */
export type Clock = (transaction: Transaction<Tables>) => Promise<number>;

/** A database that is open. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Null where it has none: there the statements alone keep partners apart. */
  readonly rowLocks: RowLocks | null;
  /** Null where one server alone uses it. */
  readonly clock: Clock | null;
  judge(error: unknown): Verdict;
  close(): Promise<void>;
}
