import type { Kysely } from 'kysely';
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

/** A database that is open. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  judge(error: unknown): Verdict;
  close(): Promise<void>;
}
