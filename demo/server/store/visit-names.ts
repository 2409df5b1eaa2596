// A page may send any variant and path, so the number of names per partner is limited; all others count as one.
import type { Transaction } from 'kysely';
import { groupBy } from '../counting/group-by.ts';
import type { Tables } from './tables.ts';

/** Per partner. A name is deleted with the totals of the latest day on which it was used. */
const MOST_NAMES = { page: 100, variant: 20, refused: 40, failed: 20 } as const;
type Kind = keyof typeof MOST_NAMES;
/** The name has a space, so it is not mistaken for a name that a page sends. */
export const OTHERS = 'all others';

export interface Names {
  /** Returns the name, or OTHERS if the limit is reached. */
  take(kind: Kind, name: string): string;
  /** Stores the names that were taken. @param day the latest on which they were used */
  store(day: string): Promise<void>;
}

export async function namesOf(change: Transaction<Tables>, partnerId: string): Promise<Names> {
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
