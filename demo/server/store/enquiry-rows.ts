// Enquiries as they are stored: each with its quotes and the first message about it, in one transaction.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { journeyOfEnquiry } from '../counting/of-enquiry.ts';
import { asPartner } from './as-partner.ts';
import type { Engine } from './engine.ts';
import { countEnquiries } from './enquiry-sums.ts';
import { isId } from './is-id.ts';
import { message } from './outbox-message.ts';
import { secretHash } from './secret-hash.ts';
import type { EnquiryRow, Tables } from './tables.ts';
import { withdraw } from './withdraw-enquiry.ts';

/** What the visitor is given: the first to name the enquiry by, the second to withdraw it with. */
interface Acknowledged {
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
  /** Null where the partner has as many as it may keep. */
  add(partnerId: string, enquiry: Enquiry): Promise<Acknowledged | null>;
  /** By what the visitor was given, or by the reference; false where there is none. */
  withdraw(partnerId: string, by: { withdrawal: string } | { reference: string }): Promise<boolean>;
  /** The newest first. @param before the last that is known already */
  list(partnerId: string, most: number, before?: StoredEnquiry): Promise<readonly StoredEnquiry[]>;
  deleteBefore(partnerId: string, time: string): Promise<void>;
}

type Change = Transaction<Tables>;

/** What one partner may keep at a time: of a usual size some 15,000 characters each. */
const MOST = { rows: 20_000, size: 300_000_000 };

export function enquiryRows(engine: Engine, secret: string, most = MOST): EnquiryRows {
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
      const reference = await asPartner(engine, partnerId, (change) => insert(change, row, enquiry, most));
      return reference === null ? null : { reference, withdrawal };
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

type NewRow = Omit<EnquiryRow, 'quotes' | 'size'> & { readonly enquiry: string };

function enquiryRow(partnerId: string, enquiry: Enquiry, withdrawalHash: string): NewRow {
  return {
    id: randomUUID(),
    partner_id: partnerId,
    given_id: enquiry.id,
    reference: newReference(),
    withdrawal_hash: withdrawalHash,
    received: new Date().toISOString(),
    withdrawn: null,
    journey: journeyOfEnquiry(enquiry.brief),
    enquiry: JSON.stringify(enquiry),
  };
}

/** Eight characters that nobody mistakes for each other when they are read out. */
const READ_OUT = '23456789BCDFGHJKLMNPQRSTVWXYZ';
function newReference(): string {
  const drawn = [...randomBytes(8)].map((byte) => READ_OUT[byte % READ_OUT.length]).join('');
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`;
}

/** Returns the reference; for an enquiry that was stored before, the one it got then. Null where there are too many. */
async function insert(
  change: Change,
  row: NewRow,
  enquiry: Enquiry,
  most: typeof MOST,
): Promise<string | null> {
  const before = await change
    .selectFrom('enquiries')
    .select('reference')
    .where('partner_id', '=', row.partner_id)
    .where('given_id', '=', row.given_id)
    .executeTakeFirst();
  if (before) return before.reference;
  const quotes = JSON.stringify(await quotesOf(change, row.partner_id, enquiry));
  const size = row.enquiry.length + quotes.length;
  if (await isFull(change, row.partner_id, size, most)) return null;
  const { numInsertedOrUpdatedRows } = await change
    .insertInto('enquiries')
    .values({ ...row, quotes, size })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  // The same came in the meantime, or another enquiry drew the same reference.
  if (!numInsertedOrUpdatedRows) return insert(change, { ...row, reference: newReference() }, enquiry, most);
  await change
    .insertInto('outbox')
    .values(message(row, 'enquiry.created', row.received))
    .execute();
  await countEnquiries(change, row.partner_id, 'received', [row]);
  return row.reference;
}

async function isFull(change: Change, partnerId: string, more: number, most: typeof MOST): Promise<boolean> {
  const kept = await change
    .selectFrom('enquiries')
    .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('size').as('size')])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return Number(kept?.rows) >= most.rows || Number(kept?.size ?? 0) + more > most.size;
}

/**
 * As they were asked for: they outlive the quotes themselves, which are kept for another time. Of this partner's alone,
 * and without the home: a page can name any quote, and where the visitor lives the visitor says.
 */
async function quotesOf(change: Change, partnerId: string, { brief }: Enquiry) {
  const ids = brief.quotes.map(({ quoteId }) => quoteId).filter(isId);
  if (ids.length === 0) return [];
  const rows = await change
    .selectFrom('quotes')
    .select(['id', 'asset', 'request'])
    .where('id', 'in', ids)
    .where('partner_id', '=', partnerId)
    .execute();
  return rows.map(({ request, ...quote }) => {
    const { details: _, ...asked } = JSON.parse(request);
    return { ...quote, request: asked };
  });
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
