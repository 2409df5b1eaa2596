import { type Kysely, PostgresAdapter } from 'kysely';

/** For migration steps that only one of the two databases has. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter;
