// The steps that make the tables of the store, and the migration to the last of them.
import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { VISIT_MIGRATIONS } from './counting/migrations.ts';
import { StartProblem } from './start-problem.ts';
import { isPostgres, ownRowsAlone } from './store/row-security.ts';
import type { Tables } from './store/tables.ts';

type AnyTables = Parameters<Migration['up']>[0];

const ENQUIRY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '005-partners': {
    async up(db) {
      await db.schema
        .createTable('partners')
        .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('key_hash', 'varchar(64)', (column) => column.notNull())
        .addColumn('origins', 'text', (column) => column.notNull())
        .addColumn('webhook_url', 'text')
        .addColumn('webhook_secret', 'text')
        .addColumn('retention_days', 'integer', (column) => column.notNull())
        .addColumn('active', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '006-enquiries': {
    async up(db) {
      await db.schema
        .createTable('enquiries')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('partner_id', 'varchar(40)', (column) => column.notNull())
        .addColumn('given_id', 'varchar(64)', (column) => column.notNull())
        .addColumn('reference', 'varchar(16)', (column) => column.notNull())
        .addColumn('withdrawal_hash', 'varchar(64)', (column) => column.notNull())
        .addColumn('received', 'varchar(24)', (column) => column.notNull())
        .addColumn('withdrawn', 'varchar(24)')
        .addColumn('enquiry', 'text')
        .addColumn('quotes', 'text')
        .addUniqueConstraint('enquiries_given', ['partner_id', 'given_id'])
        .addUniqueConstraint('enquiries_reference', ['partner_id', 'reference'])
        .execute();
      await index(db, 'enquiries', ['partner_id', 'received', 'id']);
      await index(db, 'enquiries', ['withdrawal_hash']);
      await ownRowsAlone(db, 'enquiries');
    },
  },
  '007-outbox': {
    async up(db) {
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'varchar(40)', (column) => column.primaryKey())
        .addColumn('partner_id', 'varchar(40)', (column) => column.notNull())
        .addColumn('enquiry_id', 'varchar(36)', (column) => column.notNull())
        .addColumn('kind', 'varchar(20)', (column) => column.notNull())
        .addColumn('created', 'varchar(24)', (column) => column.notNull())
        .addColumn('due', 'varchar(24)', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('claimed', 'varchar(24)')
        .addColumn('delivered', 'varchar(24)')
        .addColumn('failed', 'varchar(24)')
        .addColumn('last_error', 'text')
        .execute();
      await index(db, 'outbox', ['partner_id', 'delivered', 'failed', 'due']);
      await index(db, 'outbox', ['enquiry_id']);
      await ownRowsAlone(db, 'outbox');
    },
  },
  '008-shares': {
    async up(db) {
      await db.schema
        .createTable('shares')
        .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('removal_hash', 'varchar(64)', (column) => column.notNull())
        .addColumn('made', 'varchar(24)', (column) => column.notNull())
        .addColumn('expires', 'varchar(24)', (column) => column.notNull())
        .addColumn('shared', 'text', (column) => column.notNull())
        .execute();
      await index(db, 'shares', ['removal_hash']);
      await index(db, 'shares', ['expires']);
    },
  },
};

/** The partner of a quote, and the sizes by which the storage of each client and each partner is limited. */
const BOUND_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '010-bounds': {
    async up(db) {
      await db.schema.alterTable('quotes').addColumn('partner_id', 'varchar(40)').execute();
      for (const table of ['enquiries', 'shares'])
        await db.schema
          .alterTable(table)
          .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      await db.schema
        .alterTable('shares')
        .addColumn('maker', 'varchar(64)', (column) => column.notNull().defaultTo(''))
        .execute();
      await index(db, 'enquiries', ['partner_id', 'size']);
      await index(db, 'shares', ['maker', 'size']);
    },
  },
};

async function index(db: AnyTables, table: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();
}

/** Add a step below the last; never change one that was released. */
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
 * Migrates the tables. If several servers start at once, one migrates and the others wait. Throws a StartProblem if
 * a newer version of this program has migrated the database, since the versions may not understand each other's
 * rows.
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
