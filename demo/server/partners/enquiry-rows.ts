// Stores each enquiry, with its quotes and its first outbox message, in one transaction.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { journeyOfEnquiry } from '../counting/counts.ts';
import { countEnquiries } from '../counting/sums.ts';
import type { Engine } from '../store/engine.ts';
import { isId } from '../store/quote-rows.ts';
import { asPartner } from '../store/row-security.ts';
import { secretHash } from '../store/secret-hash.ts';
import type { EnquiryRow, Tables } from '../store/tables.ts';
import { message, rowsNow } from './outbox-rows.ts';

/** The visitor receives both. */
interface Acknowledged {
  /** Names the enquiry, for example on the phone. */
  readonly reference: string;
  /** The secret that withdraws the enquiry. */
  readonly withdrawal: string;
}

export interface StoredEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly received: string;
  readonly withdrawn: string | null;
  readonly enquiry: Enquiry | null;
  /** When the webhook accepted its message. */
  readonly delivered: string | null;
}

export interface EnquiryRows {
  /** Returns null if the partner has reached its storage limit. */
  add(partnerId: string, enquiry: Enquiry): Promise<Acknowledged | null>;
  /** Returns false if there is no such enquiry. */
  withdraw(partnerId: string, by: { withdrawal: string } | { reference: string }): Promise<boolean>;
  /** Lists the newest first. @param before the last enquiry of the page before */
  list(partnerId: string, most: number, before?: StoredEnquiry): Promise<readonly StoredEnquiry[]>;
  deleteBefore(partnerId: string, time: string): Promise<void>;
}

type Change = Transaction<Tables>;

/** The storage limit of one partner, in enquiries and characters. A usual enquiry has about 15,000. */
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
      const reference = await asPartner(engine, partnerId, (change) =>
        insert(engine, change, row, enquiry, most),
      );
      return reference === null ? null : { reference, withdrawal };
    },
    withdraw: (partnerId, by) =>
      asPartner(engine, partnerId, (change) => withdraw(engine, change, partnerId, by)),
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

/** Letters and digits that are not mistaken for each other when they are read out. */
const READ_OUT = '23456789BCDFGHJKLMNPQRSTVWXYZ';
function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => READ_OUT[byte % READ_OUT.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Returns the reference, of the stored enquiry if it was sent before. Null if the partner has reached its limit. */
async function insert(
  engine: Engine,
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
  // The same enquiry arrived at the same moment, or another one has the same random reference.
  if (!numInsertedOrUpdatedRows)
    return insert(engine, change, { ...row, reference: newReference() }, enquiry, most);
  await change
    .insertInto('outbox')
    .values(message(row, 'enquiry.created', await rowsNow(engine, change)))
    .execute();
  await countEnquiries(change, row.partner_id, 'received', [row]);
  return row.reference;
}

async function isFull(change: Change, partnerId: string, more: number, most: typeof MOST): Promise<boolean> {
  const total = await change
    .selectFrom('enquiries')
    .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('size').as('size')])
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return Number(total?.rows) >= most.rows || Number(total?.size ?? 0) + more > most.size;
}

/**
 * Returns copies of the quotes' requests, since quotes have another retention time. A page can name any quote id, so
 * only this partner's quotes are copied, and never the home: the visitor enters where they live in the enquiry.
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
    const { details: _, ...answers } = JSON.parse(request);
    return { ...quote, request: answers };
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

/**
 * Deletes the personal data of a withdrawn enquiry, and notifies the partner. The row stays without personal data, so
 * that the same enquiry is not stored again if it is sent once more.
 */
async function withdraw(
  engine: Engine,
  change: Transaction<Tables>,
  partnerId: string,
  by: { withdrawal: string } | { reference: string },
): Promise<boolean> {
  const rows = change.selectFrom('enquiries').selectAll().where('partner_id', '=', partnerId);
  const row = await ('reference' in by
    ? rows.where('reference', '=', by.reference)
    : rows.where('withdrawal_hash', '=', secretHash(by.withdrawal))
  ).executeTakeFirst();
  if (!row) return false;
  if (row.withdrawn !== null) return true;
  const now = new Date().toISOString();
  const quotes = JSON.parse(row.quotes ?? '[]') as readonly { readonly id: string }[];
  await change
    .updateTable('enquiries')
    .set({ withdrawn: now, enquiry: null, quotes: null, size: 0 })
    .where('partner_id', '=', partnerId)
    .where('id', '=', row.id)
    .execute();
  if (quotes.length > 0)
    await change
      .deleteFrom('quotes')
      .where(
        'id',
        'in',
        quotes.map(({ id }) => id),
      )
      .where('partner_id', '=', partnerId)
      .execute();
  await reportWithdrawn(change, row, await rowsNow(engine, change));
  await countEnquiries(change, partnerId, 'withdrawn', [row]);
  return true;
}

/**
 * Deletes messages that wait. One that is being sent may still arrive, so the withdrawal is due after its claim ends.
 * @param now by the rows' clock
 */
async function reportWithdrawn(change: Transaction<Tables>, row: EnquiryRow, now: string): Promise<void> {
  const own = change
    .selectFrom('outbox')
    .select('claimed')
    .where('partner_id', '=', row.partner_id)
    .where('enquiry_id', '=', row.id);
  const underWay = await own.where('delivered', 'is', null).where('claimed', '>', now).executeTakeFirst();
  await change
    .deleteFrom('outbox')
    .where('partner_id', '=', row.partner_id)
    .where('enquiry_id', '=', row.id)
    .where('delivered', 'is', null)
    .execute();
  await change
    .insertInto('outbox')
    .values(message(row, 'enquiry.withdrawn', now, underWay?.claimed ?? now))
    .execute();
}
