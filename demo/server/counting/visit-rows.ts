// Adds tracking records to the totals. Each is counted once, since the same transaction also marks it as counted.
import { createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { dayOf, hourOf } from '../london-time.ts';
import type { Engine } from '../store/engine.ts';
import { asPartner } from '../store/row-security.ts';
import type { Tables, TrackingRow, VisitRow } from '../store/tables.ts';
import { countsOf } from './counts.ts';
import { groupBy } from './group-by.ts';
import { addSums, keyOf, type Sum, sumsOf } from './sums.ts';
import { NEW_VISIT, recordDetails, type Visit, withRecord } from './visit.ts';

/** The partner id for visits of pages that are no partner's; a partner's id cannot contain a star. */
export const NOBODY = '*';

export interface VisitRows {
  /** Adds the oldest records that are not counted yet. Returns how many there were. */
  sum(most: number): Promise<number>;
  /** Returns stages by day and all other counts for the period. @param from, to ISO days, both included */
  sums(partnerId: string, from: string, to: string): Promise<readonly Sum[]>;
  /** Deletes visits before one ISO day, and totals before another. */
  deleteVisitsBefore(partnerId: string, visits: string, sums: string): Promise<void>;
}

type Change = Transaction<Tables>;

export function visitRows(engine: Engine, secret: string): VisitRows {
  const { db, rowLocks } = engine;
  return {
    sum: (most) =>
      db.transaction().execute(async (change) => {
        // The row's lock lets one server count at a time: two would overwrite each other's changes of a visit.
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
    deleteVisitsBefore: (partnerId, visits, sums) =>
      asPartner(engine, partnerId, async (change) => {
        for (const [table, day] of [
          ['visits', visits],
          ['visit_sums', sums],
          ['visit_names', sums],
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
  const names = await namesOf(change, partnerId);
  const added = new Map<string, number>();
  for (const [visit, own] of byVisit) {
    const before = known.find((row) => row.visit === visit);
    const after = withNames(grown(partnerId, visit, own, before), names);
    if (before?.facts === after.facts) continue;
    if (before) add(added, before, -1);
    add(added, after, 1);
    await change
      .insertInto('visits')
      .values(after)
      .onConflict((taken) => taken.columns(['partner_id', 'visit']).doUpdateSet({ facts: after.facts }))
      .execute();
  }
  await addSums(change, partnerId, added);
  await names.store(dayOf(rows.at(-1)!.received));
}

/** A keyed hash, so that nobody can link a visit to its records. */
function visitOf(partnerId: string, { record }: TrackingRow, secret: string): string {
  const { userTrackingId } = JSON.parse(record);
  return createHmac('sha256', secret).update(`visit ${partnerId} ${userTrackingId}`).digest('hex');
}

function grown(partnerId: string, visit: string, rows: readonly TrackingRow[], before?: VisitRow): VisitRow {
  const known = before ? visitIn(before) : { ...NEW_VISIT, hour: hourOf(rows[0]!.received) };
  const merged = rows.reduce((all, { record }) => withRecord(all, recordDetails(JSON.parse(record))), known);
  const first = rows[0]!;
  return {
    partner_id: partnerId,
    visit,
    facts: JSON.stringify(merged),
    day: before?.day ?? dayOf(first.received),
    origin: before?.origin ?? first.origin ?? '',
  };
}

/** The defaults are for fields that a visit stored by an older version lacks. */
function visitIn({ facts }: Pick<VisitRow, 'facts'>): Visit {
  return { ...NEW_VISIT, ...JSON.parse(facts) };
}

/** Replaces names beyond the partner's limit. */
function withNames(row: VisitRow, names: Names): VisitRow {
  const visit = visitIn(row);
  const page = `${row.origin.replace(/^https?:\/\//, '')}${visit.path}`.slice(0, 150);
  const named: Visit = {
    ...visit,
    page: names.take('page', page),
    variant: names.take('variant', visit.variant),
    refused: once(visit.refused.map((reason) => names.take('refused', reason))),
    failed: once(visit.failed.map((kind) => names.take('failed', kind))),
  };
  return { ...row, facts: JSON.stringify(named) };
}

const once = (names: readonly string[]) => [...new Set(names)].sort();

/** @param sums by `keyOf` */
export function add(sums: Map<string, number>, row: Pick<VisitRow, 'day' | 'facts'>, by: number): void {
  for (const count of countsOf(visitIn(row))) {
    const key = keyOf(row.day, count);
    sums.set(key, (sums.get(key) ?? 0) + by);
  }
}

/**
 * A page may send any variant and path, so the number of names per partner is limited; all others count as one. Per
 * partner. A name is deleted with the totals of the latest day on which it was used.
 */
const MOST_NAMES = { page: 100, variant: 20, refused: 40, failed: 20 } as const;
type Kind = keyof typeof MOST_NAMES;
/** The name has a space, so it is not mistaken for a name that a page sends. */
export const OTHERS = 'all others';

interface Names {
  /** Returns the name, or OTHERS if the limit is reached. */
  take(kind: Kind, name: string): string;
  /** Stores the names that were taken. @param day the latest on which they were used */
  store(day: string): Promise<void>;
}

async function namesOf(change: Transaction<Tables>, partnerId: string): Promise<Names> {
  const rows = await change
    .selectFrom('visit_names')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .execute();
  const kept = new Map([...groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => [kind, mapOf(own)]));
  const used = new Map<string, { kind: Kind; name: string }>();
  return {
    take(kind, name) {
      const known = kept.get(kind) ?? new Map<string, string>();
      kept.set(kind, known);
      if (name === '' || name === OTHERS) return name;
      if (!known.has(name) && known.size >= MOST_NAMES[kind]) return OTHERS;
      if (!known.has(name)) known.set(name, '');
      used.set(`${kind} ${name}`, { kind, name });
      return name;
    },
    async store(day) {
      const changed = [...used.values()].filter(({ kind, name }) => (kept.get(kind)?.get(name) ?? '') < day);
      if (changed.length === 0) return;
      await change
        .insertInto('visit_names')
        .values(changed.map((one) => ({ ...one, partner_id: partnerId, day })))
        .onConflict((taken) => taken.columns(['partner_id', 'kind', 'name']).doUpdateSet({ day }))
        .execute();
    },
  };
}

function mapOf(rows: readonly { readonly name: string; readonly day: string }[]): Map<string, string> {
  return new Map(rows.map(({ name, day }) => [name, day]));
}
