// Add a step below the last; never change one that was released.
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { StartProblem } from '../start-problem.ts';
import { BOUND_MIGRATIONS, ENQUIRY_MIGRATIONS } from './enquiry-migrations.ts';
import { isPostgres } from './is-postgres.ts';
import type { Tables } from './tables.ts';
import { VISIT_MIGRATIONS } from './visit-migrations.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-quotes': {
    async up(db) {
      await db.schema
        .createTable('quotes')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('asset', 'varchar(8)', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created', 'varchar(24)', (column) => column.notNull())
        .addColumn('changed', 'varchar(24)', (column) => column.notNull())
        .execute();
    },
  },
  '002-tracking-records': {
    async up(db) {
      await db.schema
        .createTable('tracking_records')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('received', 'varchar(24)', (column) => column.notNull())
        .addColumn('record', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '003-secrets': {
    async up(db) {
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'varchar(40)', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '004-ages': {
    async up(db) {
      await db.schema.createIndex('quotes_by_age').on('quotes').column('changed').execute();
      await db.schema.createIndex('tracking_by_age').on('tracking_records').column('received').execute();
    },
  },
  ...ENQUIRY_MIGRATIONS,
  '009-longer-assets': {
    async up(db) {
      // SQLite does not limit the length of a varchar.
      if (!isPostgres(db)) return;
      await db.schema
        .alterTable('quotes')
        .alterColumn('asset', (column) => column.setDataType('varchar(20)'))
        .execute();
    },
  },
  ...BOUND_MIGRATIONS,
  ...VISIT_MIGRATIONS,
};

/**
 * Migrates the tables. If several servers start at once, one migrates and the others wait. Throws a StartProblem if a
 * newer version of this program has migrated the database, since the versions may not understand each other's rows.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return demandTables(db);
  const [newer] = await unknownSteps(db).catch(() => []);
  if (newer === undefined) throw error;
  throw new StartProblem(
    `The database was made by a newer version of this server (${newer} is not known here): run that version, or give this one another database.`,
  );
}

const TABLES: Readonly<Record<keyof Tables, true>> = {
  quotes: true,
  tracking_records: true,
  secrets: true,
  partners: true,
  enquiries: true,
  outbox: true,
  shares: true,
  visits: true,
  visit_sums: true,
  visit_names: true,
};

/** Throws a StartProblem if a table is missing although the migrations are recorded as done. */
async function demandTables(db: Kysely<Tables>): Promise<void> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const lost = Object.keys(TABLES).filter((name) => !there.has(name));
  if (lost.length > 0)
    throw new StartProblem(
      `The database cannot be used: ${lost.join(', ')} ${lost.length > 1 ? 'are' : 'is'} missing. Restore a backup, or give this server an empty database.`,
    );
}

/** Returns the migrations recorded in the database that this version does not have. */
async function unknownSteps(db: Kysely<Tables>): Promise<string[]> {
  const done = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return done.map(({ name }) => name).filter((name) => !Object.hasOwn(MIGRATIONS, name));
}
