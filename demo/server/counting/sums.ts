// The rows of visit_sums, which the view of visits shows: totals of visits and of enquiries' outcomes.
import { sql, type Transaction } from 'kysely';
import { dayOf, hourOf } from '../london-time.ts';
import type { EnquiryRow, Tables } from '../store/tables.ts';
import { type Count, countOfEnquiry } from './counts.ts';
import type { EnquiryEnd } from './stages.ts';

type Change = Transaction<Tables>;

export interface Sum extends Count {
  /** '' for a total of the period. */
  readonly day: string;
  readonly visits: number;
}

const KEY = ['partner_id', 'kind', 'journey', 'variant', 'name', 'of', 'day'] as const;

export function keyOf(day: string, count: Count): string {
  return JSON.stringify({ day, ...count });
}

/** Writes rows in a fixed order, so that two servers cannot deadlock. @param added by `keyOf` */
export async function addSums(
  change: Change,
  partnerId: string,
  added: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...added]
    .filter(([, by]) => by !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, by]) => ({ ...JSON.parse(key), visits: by }));
  for (let at = 0; at < rows.length; at += 200)
    await change
      .insertInto('visit_sums')
      .values(rows.slice(at, at + 200).map((row) => ({ ...row, partner_id: partnerId })))
      .onConflict((taken) =>
        taken.columns(KEY).doUpdateSet({ visits: sql`visit_sums.visits + excluded.visits` }),
      )
      .execute();
}

/**
 * Returns stages by day and all other counts for the period, grouped in the order of the primary key, so that the
 * database need not sort.
 */
export async function sumsOf(
  change: Change,
  partnerId: string,
  from: string,
  to: string,
): Promise<readonly Sum[]> {
  const own = change
    .selectFrom('visit_sums')
    .where('partner_id', '=', partnerId)
    .where('day', '>=', from)
    .where('day', '<=', to);
  const stages = await own.where('kind', '=', 'stage').where('visits', '>', 0).selectAll().execute();
  const others = await own
    .where('kind', '<>', 'stage')
    .select(({ fn, val }) => [
      ...(['kind', 'journey', 'variant', 'name', 'of'] as const),
      val('').as('day'),
      fn.sum('visits').as('visits'),
    ])
    .groupBy(['kind', 'journey', 'variant', 'name', 'of'])
    .execute();
  return [...stages, ...others]
    .map((sum) => ({ ...sum, visits: Number(sum.visits) }) as Sum)
    .filter(({ visits }) => visits > 0);
}

/**
 * Counts the outcomes of enquiries, for the view of visits. The totals stay when the enquiries are deleted. Call this
 * in the transaction that stores the outcome, so that each is counted once.
 */
export async function countEnquiries(
  change: Transaction<Tables>,
  partnerId: string,
  end: EnquiryEnd,
  rows: readonly Pick<EnquiryRow, 'received' | 'journey'>[],
): Promise<void> {
  const added = new Map<string, number>();
  for (const { received, journey } of rows) {
    const key = keyOf(dayOf(received), countOfEnquiry(journey, end, hourOf(received)));
    added.set(key, (added.get(key) ?? 0) + 1);
  }
  await addSums(change, partnerId, added);
}
