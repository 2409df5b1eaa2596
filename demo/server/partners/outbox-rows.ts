// The messages to partners' webhooks, and whether each was delivered.

import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Enquiry } from '../../../src/domain/enquiry.ts';
import { countEnquiries } from '../counting/sums.ts';
import type { Engine } from '../store/engine.ts';
import { asPartner } from '../store/row-security.ts';
import type { EnquiryRow, OutboxRow, Tables } from '../store/tables.ts';

export interface Message {
  readonly id: string;
  readonly kind: OutboxRow['kind'];
  readonly created: string;
  readonly tries: number;
  /** The ISO time after which another server may take the message. */
  readonly claimed: string;
  readonly enquiryId: string;
  readonly reference: string;
  readonly givenId: string;
  readonly enquiry: Enquiry | null;
  readonly quotes: unknown;
}

/** All parameters and results are in the caller's clock. Rows have them in the database's clock if servers share one. */
export interface OutboxRows {
  /** Claims messages that are due, so that no other server takes them before `until`. */
  take(partnerId: string, most: number, now: string, until: string): Promise<readonly Message[]>;
  delivered(partnerId: string, id: string, now: string): Promise<void>;
  /** @param next when to retry; null gives the message up */
  failed(partnerId: string, id: string, error: string, now: string, next: string | null): Promise<void>;
  /** When the next message is due or no longer claimed; null if none waits. */
  nextDue(partnerId: string, now: string): Promise<string | null>;
}

type Change = Transaction<Tables>;

export function outboxRows(engine: Engine): OutboxRows {
  /** By partner. Deliveries in the same turn of the event loop are stored in one transaction, which waits for the disk once. */
  const batches = new Map<string, { readonly ids: string[]; readonly done: Promise<void> }>();

  function beginBatch(partnerId: string, now: string) {
    const ids: string[] = [];
    const done = turn().then(() => {
      batches.delete(partnerId);
      return asPartner(engine, partnerId, async (change) => {
        const delivered = (await inRows(engine, change, now))(now);
        await end(engine, change, partnerId, ids, { delivered, claimed: null, last_error: null });
      });
    });
    batches.set(partnerId, { ids, done: done });
    return { ids, done: done };
  }

  return {
    take: (partnerId, most, now, until) =>
      asPartner(engine, partnerId, async (change) => {
        const theirs = await inRows(engine, change, now);
        return take(change, partnerId, most, theirs(now), theirs(until));
      }),
    delivered(partnerId, id, now) {
      const { ids, done } = batches.get(partnerId) ?? beginBatch(partnerId, now);
      ids.push(id);
      return done;
    },
    failed: (partnerId, id, error, now, next) =>
      asPartner(engine, partnerId, async (change) => {
        const theirs = await inRows(engine, change, now);
        const values = { claimed: null, last_error: error.slice(0, 300) };
        if (next === null) await end(engine, change, partnerId, [id], { ...values, failed: theirs(now) });
        else await set(change, partnerId, [id], { ...values, due: theirs(next) });
      }),
    nextDue: (partnerId, now) =>
      asPartner(engine, partnerId, async (change) => {
        const theirs = await inRows(engine, change, now);
        const rows = await waiting(change, partnerId)
          .select(['due', 'claimed'])
          .orderBy('due')
          .limit(50)
          .execute();
        const free = rows
          .map(({ due, claimed }) => (claimed !== null && claimed > due ? claimed : due))
          .sort();
        // Converts the database's time to the caller's.
        const later = (due: string) => Date.parse(due) - Date.parse(theirs(now));
        return free[0] ? new Date(Date.parse(now) + later(free[0])).toISOString() : null;
      }),
  };
}

/** Returns a function that converts times of the caller's clock to the rows' clock. @param now by the caller's clock */
async function inRows({ clock }: Engine, change: Change, now: string): Promise<(time: string) => string> {
  if (!clock) return (time) => time;
  const ahead = (await clock(change)) - Date.parse(now);
  return (time) => new Date(Date.parse(time) + ahead).toISOString();
}

async function set(change: Change, partnerId: string, ids: readonly string[], values: Partial<OutboxRow>) {
  await change
    .updateTable('outbox')
    .set(values)
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute();
}

/** Stores the outcome of messages and counts their enquiries. A message that was delivered is not counted twice. */
async function end(
  { rowLocks }: Engine,
  change: Change,
  partnerId: string,
  ids: readonly string[],
  values: Partial<OutboxRow>,
): Promise<void> {
  const open = change
    .selectFrom('outbox')
    .select(['id', 'kind', 'enquiry_id'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .where('delivered', 'is', null);
  const ended = await (rowLocks ? open.forUpdate() : open).execute();
  if (ended.length === 0) return;
  await set(
    change,
    partnerId,
    ended.map(({ id }) => id),
    values,
  );
  const first = ended.flatMap((row) => (row.kind === 'enquiry.created' ? [row.enquiry_id] : []));
  if (first.length === 0) return;
  const enquiries = await change
    .selectFrom('enquiries')
    .select(['received', 'journey'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', first)
    .execute();
  await countEnquiries(change, partnerId, values.delivered ? 'delivered' : 'givenUp', enquiries);
}

function waiting(change: Change, partnerId: string) {
  return change
    .selectFrom('outbox')
    .where('outbox.partner_id', '=', partnerId)
    .where('outbox.delivered', 'is', null)
    .where('outbox.failed', 'is', null);
}

/** If two servers take messages at once, `tries` in the update gives each row to one of them. */
async function take(change: Change, partnerId: string, most: number, now: string, until: string) {
  const free = await waiting(change, partnerId)
    .innerJoin('enquiries', 'enquiries.id', 'outbox.enquiry_id')
    .select([
      'outbox.id',
      'kind',
      'created',
      'tries',
      'enquiry_id',
      'reference',
      'given_id',
      'enquiry',
      'quotes',
    ])
    .where('due', '<=', now)
    .where((is) => is.or([is('claimed', 'is', null), is('claimed', '<', now)]))
    .orderBy('due')
    .limit(most)
    .execute();
  const taken: Message[] = [];
  for (const { enquiry_id: enquiryId, given_id: givenId, ...row } of free) {
    const { numUpdatedRows } = await change
      .updateTable('outbox')
      .set({ claimed: until, tries: row.tries + 1 })
      .where('partner_id', '=', partnerId)
      .where('id', '=', row.id)
      .where('tries', '=', row.tries)
      .executeTakeFirst();
    const sent = { enquiry: parsed(row.enquiry) as Enquiry | null, quotes: parsed(row.quotes) };
    if (numUpdatedRows === 1n)
      taken.push({ ...row, ...sent, tries: row.tries + 1, claimed: until, enquiryId, givenId });
  }
  return taken;
}

function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

/** @param now by the rows' clock, as `due` is */
export function message(
  { id, partner_id }: Pick<EnquiryRow, 'id' | 'partner_id'>,
  kind: OutboxRow['kind'],
  now: string,
  due = now,
): OutboxRow {
  return {
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    partner_id,
    enquiry_id: id,
    kind,
    due,
    created: now,
    tries: 0,
    claimed: null,
    delivered: null,
    failed: null,
    last_error: null,
  };
}

/** The time by the clock of the outbox's rows: the database's if servers share one. */
export async function rowsNow({ clock }: Engine, change: Transaction<Tables>): Promise<string> {
  return new Date(clock ? await clock(change) : Date.now()).toISOString();
}
