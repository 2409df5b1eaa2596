// Enquiries as they are stored: each with its quotes and the first message about it, in one transaction.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { asPartner } from './as-partner.ts';
import type { Engine } from './engine.ts';
import { message } from './outbox-rows.ts';
import { secretHash } from './secret-hash.ts';
import type { EnquiryRow, Tables } from './tables.ts';
import { withdraw } from './withdraw-enquiry.ts';

/** What the visitor is given: the first to name the enquiry by, the second to withdraw it with. */
export interface Acknowledged {
  readonly reference: string;
  readonly withdrawal: string;
}

export interface StoredEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly received: string;
  readonly withdrawn: string | null;
  readonly enquiry: Enquiry | null;
  /** When its message arrived at the webhook. */
  readonly delivered: string | null;
}

export interface EnquiryRows {
  add(partnerId: string, enquiry: Enquiry): Promise<Acknowledged>;
  /** By what the visitor was given, or by the reference; false where there is none. */
  withdraw(partnerId: string, by: { withdrawal: string } | { reference: string }): Promise<boolean>;
  /** The newest first. @param before the last that is known already */
  list(partnerId: string, most: number, before?: StoredEnquiry): Promise<readonly StoredEnquiry[]>;
  deleteBefore(partnerId: string, time: string): Promise<void>;
}

type Change = Transaction<Tables>;

export function enquiryRows(engine: Engine, secret: string): EnquiryRows {
  const withdrawalOf = (partnerId: string, givenId: string) =>
    createHmac('sha256', secret)
      .update(`withdrawal ${partnerId} ${givenId}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return {
    async add(partnerId, enquiry) {
      const withdrawal = withdrawalOf(partnerId, enquiry.id);
      const row = enquiryRow(partnerId, enquiry, secretHash(withdrawal));
      const reference = await asPartner(engine, partnerId, (change) => insert(change, row, enquiry));
      return { reference, withdrawal };
    },
    withdraw: (partnerId, by) => asPartner(engine, partnerId, (change) => withdraw(change, partnerId, by)),
    list: (partnerId, most, before) =>
      asPartner(engine, partnerId, async (change) => {
        const rows = await newest(change, partnerId, most, before);
        return rows.map((row) => ({ ...row, enquiry: row.enquiry && JSON.parse(row.enquiry) }));
      }),
    deleteBefore: (partnerId, time) =>
      asPartner(engine, partnerId, async (change) => {
        const old = change
          .selectFrom('enquiries')
          .select('id')
          .where('partner_id', '=', partnerId)
          .where('received', '<', time);
        await change
          .deleteFrom('outbox')
          .where('partner_id', '=', partnerId)
          .where('enquiry_id', 'in', old)
          .execute();
        await change
          .deleteFrom('enquiries')
          .where('partner_id', '=', partnerId)
          .where('received', '<', time)
          .execute();
      }),
  };
}

function enquiryRow(partnerId: string, enquiry: Enquiry, withdrawalHash: string): Omit<EnquiryRow, 'quotes'> {
  return {
    id: randomUUID(),
    partner_id: partnerId,
    given_id: enquiry.id,
    reference: newReference(),
    withdrawal_hash: withdrawalHash,
    received: new Date().toISOString(),
    withdrawn: null,
    enquiry: JSON.stringify(enquiry),
  };
}

/** Eight characters that nobody mistakes for each other when they are read out. */
const READ_OUT = '23456789BCDFGHJKLMNPQRSTVWXYZ';
function newReference(): string {
  const drawn = [...randomBytes(8)].map((byte) => READ_OUT[byte % READ_OUT.length]).join('');
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}

/** Returns the reference; for an enquiry that was stored before, the one it got then. */
async function insert(change: Change, row: Omit<EnquiryRow, 'quotes'>, enquiry: Enquiry): Promise<string> {
  const quotes = await quotesOf(
    change,
    enquiry.brief.quotes.map(({ quoteId }) => quoteId),
  );
  const { numInsertedOrUpdatedRows } = await change
    .insertInto('enquiries')
    .values({ ...row, quotes: JSON.stringify(quotes) })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) {
    await change
      .insertInto('outbox')
      .values(message(row, 'enquiry.created', row.received))
      .execute();
    return row.reference;
  }
  const before = await change
    .selectFrom('enquiries')
    .select('reference')
    .where('partner_id', '=', row.partner_id)
    .where('given_id', '=', row.given_id)
    .executeTakeFirst();
  // Else another enquiry drew the same reference.
  return before?.reference ?? insert(change, { ...row, reference: newReference() }, enquiry);
}

/** As they were asked for: they outlive the quotes themselves, which are kept for another time. */
async function quotesOf(change: Change, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await change
    .selectFrom('quotes')
    .select(['id', 'asset', 'request'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ request, ...quote }) => ({ ...quote, request: JSON.parse(request) }));
}

function newest(change: Change, partnerId: string, most: number, before?: StoredEnquiry) {
  const all = change
    .selectFrom('enquiries')
    .leftJoin('outbox', (join) =>
      join.onRef('outbox.enquiry_id', '=', 'enquiries.id').on('outbox.kind', '=', 'enquiry.created'),
    )
    .select(['enquiries.id', 'reference', 'received', 'withdrawn', 'enquiry', 'delivered'])
    .where('enquiries.partner_id', '=', partnerId)
    .orderBy('received', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(most);
  if (!before) return all.execute();
  return all
    .where((is) =>
      is.or([
        is('received', '<', before.received),
        is.and([is('received', '=', before.received), is('enquiries.id', '<', before.id)]),
      ]),
    )
    .execute();
}
