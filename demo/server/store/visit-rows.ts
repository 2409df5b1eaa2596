// Tracking records summed up by visit and day, once each: what was summed is noted in the transaction that sums it.

import { createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Count, countsOf } from '../visits/counts-of.ts';
import { groupBy } from '../visits/group-by.ts';
import { toldBy } from '../visits/told-by.ts';
import { NEW_VISIT, type Visit, withRecord } from '../visits/visit.ts';
import { asPartner } from './as-partner.ts';
import type { Engine } from './engine.ts';
import type { Tables, TrackingRow, VisitRow } from './tables.ts';

/** Whose visits of nobody's page are; no partner's id has a star. */
export const NOBODY = '*';

export interface Sum extends Count {
  readonly day: string;
  readonly visits: number;
}

export interface EnquiryEnds {
  readonly received: number;
  readonly delivered: number;
  readonly givenUp: number;
  readonly withdrawn: number;
}

export interface VisitRows {
  /** The oldest records that are not summed yet; answers how many it took. */
  sum(most: number): Promise<number>;
  /** By day for stages, by period for all else. @param from, to ISO days, both included */
  sums(partnerId: string, from: string, to: string): Promise<readonly Sum[]>;
  /** Enquiries that the API took. @param from an ISO time */
  enquiries(partnerId: string, from: string): Promise<EnquiryEnds>;
  /** Visits, and sums, of days before these. */
  deleteVisitsBefore(partnerId: string, visits: string, sums: string): Promise<void>;
}

type Change = Transaction<Tables>;

export function visitRows(engine: Engine, secret: string): VisitRows {
  const { db, rowLocks } = engine;
  return {
    sum: (most) =>
      db.transaction().execute(async (change) => {
        // One server at a time: two would each add to a visit what the other has not seen.
        const turn = change.selectFrom('secrets').select('name').where('name', '=', 'tokens');
        await (rowLocks ? turn.forUpdate() : turn).execute();
        const rows = await notSummed(change, most);
        for (const [partnerId, own] of groupBy(rows, (row) => row.partner_id ?? NOBODY)) {
          await rowLocks?.open(change, partnerId);
          await addTo(change, partnerId, own, secret);
        }
        await noteSummed(change, rows);
        return rows.length;
      }),
    sums: (partnerId, from, to) =>
      asPartner(engine, partnerId, (change) => sumsOf(change, partnerId, from, to)),
    enquiries: (partnerId, from) => asPartner(engine, partnerId, (change) => endsOf(change, partnerId, from)),
    deleteVisitsBefore: (partnerId, visits, sums) =>
      asPartner(engine, partnerId, async (change) => {
        for (const [table, day] of [
          ['visits', visits],
          ['visit_sums', sums],
        ] as const)
          await change.deleteFrom(table).where('partner_id', '=', partnerId).where('day', '<', day).execute();
      }),
  };
}

function notSummed(change: Change, most: number) {
  return change
    .selectFrom('tracking_records')
    .selectAll()
    .where(sql<boolean>`summed = 0`)
    .orderBy('received')
    .orderBy('id')
    .limit(most)
    .execute();
}

async function noteSummed(change: Change, rows: readonly TrackingRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await change.updateTable('tracking_records').set({ summed: 1 }).where('id', 'in', ids).execute();
}

async function addTo(change: Change, partnerId: string, rows: readonly TrackingRow[], secret: string) {
  const byVisit = groupBy(rows, (row) => visitOf(partnerId, row, secret));
  const known = await change
    .selectFrom('visits')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('visit', 'in', [...byVisit.keys()])
    .execute();
  const added = new Map<string, number>();
  for (const [visit, own] of byVisit) {
    const before = known.find((row) => row.visit === visit);
    const after = grown(partnerId, visit, own, before);
    if (before?.told === after.told) continue;
    if (before) add(added, before, -1);
    add(added, after, 1);
    await change
      .insertInto('visits')
      .values(after)
      .onConflict((taken) => taken.columns(['partner_id', 'visit']).doUpdateSet({ told: after.told }))
      .execute();
  }
  await addSums(change, partnerId, added);
}

/** Nobody finds a visit's records by it, or a visit by its records. */
function visitOf(partnerId: string, { record }: TrackingRow, secret: string): string {
  const { userTrackingId } = JSON.parse(record);
  return createHmac('sha256', secret).update(`visit ${partnerId} ${userTrackingId}`).digest('hex');
}

function grown(partnerId: string, visit: string, rows: readonly TrackingRow[], before?: VisitRow): VisitRow {
  const known: Visit = before ? JSON.parse(before.told) : NEW_VISIT;
  const told = rows.reduce((all, { record }) => withRecord(all, toldBy(JSON.parse(record))), known);
  const first = rows[0]!;
  return {
    ...{ partner_id: partnerId, visit, told: JSON.stringify(told) },
    day: before?.day ?? dayOf(first.received),
    origin: before?.origin ?? first.origin ?? '',
  };
}

const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The day in the UK of an ISO time. */
export function dayOf(time: string): string {
  return DAYS.format(new Date(time));
}

function add(sums: Map<string, number>, row: VisitRow, by: number): void {
  for (const count of countsOf(JSON.parse(row.told), row.origin)) {
    const key = JSON.stringify({ day: row.day, ...count });
    sums.set(key, (sums.get(key) ?? 0) + by);
  }
}

async function addSums(change: Change, partnerId: string, added: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...added]
    .filter(([, by]) => by !== 0)
    .map(([key, by]) => ({ ...JSON.parse(key), visits: by }));
  for (let at = 0; at < rows.length; at += 200)
    await change
      .insertInto('visit_sums')
      .values(rows.slice(at, at + 200).map((row) => ({ ...row, partner_id: partnerId })))
      .onConflict((taken) =>
        taken
          .columns(['partner_id', 'day', 'journey', 'variant', 'kind', 'name', 'of'])
          .doUpdateSet({ visits: sql`visit_sums.visits + excluded.visits` }),
      )
      .execute();
}

async function sumsOf(change: Change, partnerId: string, from: string, to: string): Promise<readonly Sum[]> {
  const day = sql<string>`case when kind = 'stage' then day else '' end`;
  const rows = await change
    .selectFrom('visit_sums')
    .select(({ fn }) => [
      day.as('on'),
      'journey',
      'variant',
      'kind',
      'name',
      'of',
      fn.sum('visits').as('visits'),
    ])
    .where('partner_id', '=', partnerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy([day, 'journey', 'variant', 'kind', 'name', 'of'])
    .execute();
  return rows
    .map(({ on, visits, ...count }) => ({ ...count, day: on, visits: Number(visits) }) as Sum)
    .filter(({ visits }) => visits > 0);
}

async function endsOf(change: Change, partnerId: string, from: string): Promise<EnquiryEnds> {
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
