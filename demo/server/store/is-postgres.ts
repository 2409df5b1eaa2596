import { type Kysely, PostgresAdapter } from 'kysely';

/** For steps that one database needs and the other hasn't. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter;
