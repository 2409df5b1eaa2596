// The tables of visits and their totals. As in ../migrations.ts, never change a released step.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { isPostgres, ownRowsAlone } from '../store/row-security.ts';
import type { Tables } from '../store/tables.ts';
import { journeyOfEnquiry } from './counts.ts';
import type { EnquiryEnd } from './stages.ts';
import { addSums, countEnquiries } from './sums.ts';
import { add, NOBODY } from './visit-rows.ts';

export const VISIT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '011-visits': {
    async up(db) {
      await db.schema.alterTable('tracking_records').addColumn('partner_id', 'varchar(40)').execute();
      await db.schema.alterTable('tracking_records').addColumn('origin', 'varchar(100)').execute();
      // Existing records are not counted: their visits began again at each reload.
      await db.schema
        .alterTable('tracking_records')
        .addColumn('summed', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await db.schema
        .createIndex('tracking_not_summed')
        .on('tracking_records')
        .columns(['received', 'id'])
        .where(sql<boolean>`summed = 0`)
        .execute();
      await db.schema
        .createTable('visits')
        .addColumn('partner_id', 'varchar(40)', (column) => column.notNull())
        .addColumn('visit', 'varchar(64)', (column) => column.notNull())
        .addColumn('day', 'varchar(10)', (column) => column.notNull())
        .addColumn('origin', 'varchar(100)', (column) => column.notNull())
        .addColumn('told', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('visits_of_partner', ['partner_id', 'visit'])
        .execute();
      await db.schema.createIndex('visits_by_age').on('visits').columns(['partner_id', 'day']).execute();
      await db.schema
        .createTable('visit_sums')
        .addColumn('partner_id', 'varchar(40)', (column) => column.notNull())
        .addColumn('day', 'varchar(10)', (column) => column.notNull())
        .addColumn('journey', 'varchar(40)', (column) => column.notNull())
        .addColumn('variant', 'varchar(40)', (column) => column.notNull())
        .addColumn('kind', 'varchar(10)', (column) => column.notNull())
        .addColumn('name', 'varchar(40)', (column) => column.notNull())
        .addColumn('of', 'varchar(150)', (column) => column.notNull())
        .addColumn('visits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visit_sums_of_day', SUM_KEY as never)
        .execute();
      await ownRowsAlone(db, 'visits');
      await ownRowsAlone(db, 'visit_sums');
    },
  },
  // With this primary key, a period's rows are stored next to each other and summed while they are read.
  '012-visit-names': {
    async up(db) {
      await db.schema
        .createTable('visit_names')
        .addColumn('partner_id', 'varchar(40)', (column) => column.notNull())
        .addColumn('kind', 'varchar(10)', (column) => column.notNull())
        .addColumn('name', 'varchar(150)', (column) => column.notNull())
        .addColumn('day', 'varchar(10)', (column) => column.notNull())
        .addPrimaryKeyConstraint('visit_names_of_partner', ['partner_id', 'kind', 'name'])
        .execute();
      await ownRowsAlone(db, 'visit_names');
      await db.schema.dropTable('visit_sums').execute();
      const sums = db.schema
        .createTable('visit_sums')
        .addColumn('partner_id', 'varchar(40)', (column) => column.notNull())
        .addColumn('kind', 'varchar(10)', (column) => column.notNull())
        .addColumn('journey', 'varchar(40)', (column) => column.notNull())
        .addColumn('variant', 'varchar(40)', (column) => column.notNull())
        .addColumn('name', 'varchar(40)', (column) => column.notNull())
        .addColumn('of', 'varchar(150)', (column) => column.notNull())
        .addColumn('day', 'varchar(10)', (column) => column.notNull())
        .addColumn('visits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visit_sums_by_kind', BY_KIND as never);
      await (isPostgres(db) ? sums : sums.modifyEnd(sql`without rowid`)).execute();
      await ownRowsAlone(db, 'visit_sums');
      // This version counts visits differently, so they are counted again from their records.
      await db.deleteFrom('visits').execute();
      await sql`update tracking_records set summed = 0 where origin is not null`.execute(db);
    },
  },
  '013-journeys-of-enquiries': {
    async up(db) {
      await db.schema
        .alterTable('enquiries')
        .addColumn('journey', 'varchar(40)', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  },
  // Stages are counted by hour, times in finer steps, and enquiries as well.
  '014-count-again': {
    up: countAgain,
  },
  '015-facts-of-visits': {
    async up(db) {
      await db.schema.alterTable('visits').renameColumn('told', 'facts').execute();
    },
  },
};

const SUM_KEY = ['partner_id', 'day', 'journey', 'variant', 'kind', 'name', 'of'];
const BY_KIND = ['partner_id', 'kind', 'journey', 'variant', 'name', 'of', 'day'];

const AT_ONCE = 1000;

/**
 * Calculates the totals again from the stored visits and enquiries, for a migration that changes what is counted. The
 * totals of days whose visits have been deleted stay unchanged.
 */
async function countAgain(db: Kysely<Tables>): Promise<void> {
  const change = db as Transaction<Tables>;
  const partners = await db.selectFrom('partners').select('id').execute();
  for (const id of [NOBODY, ...partners.map((partner) => partner.id)]) {
    // Row-level security shows only the rows of the partner that is set.
    if (isPostgres(db)) await sql`select set_config('heq.partner', ${id}, true)`.execute(db);
    await countVisits(change, id);
    await countTheirEnquiries(change, id);
  }
}

async function countVisits(change: Transaction<Tables>, partnerId: string): Promise<void> {
  const own = change.selectFrom('visits').where('partner_id', '=', partnerId);
  const { oldest } = await own.select(({ fn }) => fn.min('day').as('oldest')).executeTakeFirstOrThrow();
  if (oldest === null) return;
  await change
    .deleteFrom('visit_sums')
    .where('partner_id', '=', partnerId)
    .where('day', '>=', oldest)
    .execute();
  for (let last: string | undefined = ''; last !== undefined; ) {
    // Until step 015, the column `facts` has its older name.
    const rows = await own
      .select(['visit', 'day', sql<string>`told`.as('facts')])
      .where('visit', '>', last)
      .orderBy('visit')
      .limit(AT_ONCE)
      .execute();
    const added = new Map<string, number>();
    for (const row of rows) add(added, row, 1);
    await addSums(change, partnerId, added);
    last = rows.at(-1)?.visit;
  }
}

async function countTheirEnquiries(change: Transaction<Tables>, partnerId: string): Promise<void> {
  const rows = await change
    .selectFrom('enquiries')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.enquiry_id', '=', 'enquiries.id').on('outbox.kind', '=', 'enquiry.created'),
    )
    .select(['enquiries.id', 'received', 'withdrawn', 'journey', 'enquiry', 'delivered', 'failed'])
    .where('enquiries.partner_id', '=', partnerId)
    .execute();
  for (const { id, enquiry, ...row } of rows) {
    const journey = enquiry === null ? row.journey : journeyOfEnquiry((JSON.parse(enquiry) as Enquiry).brief);
    await change
      .updateTable('enquiries')
      .set({ journey })
      .where('partner_id', '=', partnerId)
      .where('id', '=', id)
      .execute();
    const { received, delivered, failed: givenUp, withdrawn } = row;
    for (const [end, time] of Object.entries({ received, delivered, givenUp, withdrawn }))
      if (time !== null) await countEnquiries(change, partnerId, end as EnquiryEnd, [{ received, journey }]);
  }
}
