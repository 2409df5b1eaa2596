// What became of a partner's enquiries.
import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export interface EnquiryEnds {
  readonly received: number;
  readonly delivered: number;
  readonly givenUp: number;
  readonly withdrawn: number;
}

export async function endsOf(
  change: Transaction<Tables>,
  partnerId: string,
  from: string,
): Promise<EnquiryEnds> {
  const { rows } = await sql<Record<keyof EnquiryEnds, unknown>>`
    select count(*) as received, count(outbox.delivered) as delivered, count(outbox.failed) as "givenUp",
      count(enquiries.withdrawn) as withdrawn
    from enquiries left join outbox on outbox.enquiry_id = enquiries.id and outbox.kind = 'enquiry.created'
    where enquiries.partner_id = ${partnerId} and enquiries.received >= ${from}`.execute(change);
  const { received = 0, delivered = 0, givenUp = 0, withdrawn = 0 } = rows[0] ?? {};
  return {
    ...{ received: Number(received), delivered: Number(delivered) },
    ...{ givenUp: Number(givenUp), withdrawn: Number(withdrawn) },
  };
}
