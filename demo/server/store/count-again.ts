// Calculates the totals again from the stored visits and enquiries, for a migration that changes what is counted.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { journeyOfEnquiry } from '../counting/of-enquiry.ts';
import type { EnquiryEnd } from '../counting/stages.ts';
import { countEnquiries } from './enquiry-sums.ts';
import { isPostgres } from './is-postgres.ts';
import type { Tables } from './tables.ts';
import { add, NOBODY } from './visit-rows.ts';
import { addSums } from './visit-sums.ts';

const AT_ONCE = 1000;

/** The totals of days whose visits have been deleted stay unchanged. */
export async function countAgain(db: Kysely<Tables>): Promise<void> {
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
