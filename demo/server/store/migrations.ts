// Knows how the tables came to be, step by step: add a step below the last, never change one that was released.
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

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
};

/** Brings the tables up to date; of several servers that start at once, one does it and the others wait. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
