// The tables of partners, enquiries, messages and links. As in migrations.ts, never change a released step.
import type { Migration } from 'kysely/migration';
import { ownRowsAlone } from './own-rows-alone.ts';

type AnyTables = Parameters<Migration['up']>[0];

export const ENQUIRY_MIGRATIONS: Readonly<Record<string, Migration>> = {
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
export const BOUND_MIGRATIONS: Readonly<Record<string, Migration>> = {
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
