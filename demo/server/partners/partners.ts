// Stored partners: who accepts enquiries, from which pages, and where they are sent.
import { timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { PartnerSetting } from '../read-partners.ts';
import type { Engine } from '../store/engine.ts';
import { secretHash } from '../store/secret-hash.ts';
import type { PartnerRow, Tables } from '../store/tables.ts';
import { StoreUnavailable } from '../store/unavailable.ts';

export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly retentionDays: number;
  readonly active: boolean;
}

export interface PartnerRows {
  /**
   * From now on only the named partners accept enquiries. Writes only what differs, so that a server can start on a
   * full disk.
   */
  settle(named: readonly PartnerSetting[]): Promise<void>;
  /** Throws a StartProblem if there are partners and row-level security is not in force. */
  demandApart(): Promise<void>;
  all(): Promise<readonly Partner[]>;
  /** Returns the active partner with a page of this origin, or null. */
  ofOrigin(origin: string): Promise<Partner | null>;
  /** Returns the partner with this id and key, or null. */
  ofKey(id: string, key: string): Promise<Partner | null>;
}

export function partnerRows({ db, rowLocks }: Engine): PartnerRows {
  const rows = () => db.selectFrom('partners').selectAll().orderBy('id').execute();
  const all = async () => (await rows()).map(partner);
  return {
    async settle(named) {
      const changed = changedRows(await rows(), named);
      if (changed.length > 0)
        await db.transaction().execute(async (transaction) => {
          for (const row of changed) await put(transaction, row);
        });
    },
    async demandApart() {
      if ((await rows()).length > 0) await rowLocks?.demand(db);
    },
    all,
    ofOrigin: async (origin) =>
      (await all()).find((one) => one.active && one.origins.includes(origin)) ?? null,
    async ofKey(id, key) {
      const row = await db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();
      const isIts = row && timingSafeEqual(Buffer.from(row.key_hash), Buffer.from(secretHash(key)));
      return isIts ? partner(row) : null;
    },
  };
}

function changedRows(known: readonly PartnerRow[], named: readonly PartnerSetting[]): readonly PartnerRow[] {
  const left = known.filter(({ id }) => !named.some((one) => one.id === id));
  const wanted = [...named.map(partnerRow), ...left.map((row) => ({ ...row, active: 0 }))];
  return wanted.filter((row) => !known.some((one) => isDeepStrictEqual({ ...one }, row)));
}

function partnerRow(given: PartnerSetting): PartnerRow {
  return {
    id: given.id,
    name: given.name,
    key_hash: secretHash(given.key),
    origins: JSON.stringify(given.origins),
    webhook_url: given.webhook?.url ?? null,
    webhook_secret: given.webhook?.secret ?? null,
    retention_days: given.retentionDays,
    active: 1,
  };
}

async function put(transaction: Transaction<Tables>, { id, ...values }: PartnerRow): Promise<void> {
  await transaction
    .insertInto('partners')
    .values({ id, ...values })
    .onConflict((taken) => taken.column('id').doUpdateSet(values))
    .execute();
}

function partner({ id, name, ...row }: PartnerRow): Partner {
  const { webhook_url: url, webhook_secret: secret } = row;
  return {
    id,
    name,
    origins: JSON.parse(row.origins),
    webhook: url && secret ? { url, secret } : null,
    retentionDays: row.retention_days,
    active: row.active === 1,
  };
}

/**
 * Stores the partners of the operator's file. Without a file nothing changes, since other servers on the database may
 * have one. On a full disk the server starts with the partners stored before.
 */
export async function settlePartners(
  partners: PartnerRows,
  named: readonly PartnerSetting[] | null,
): Promise<void> {
  try {
    if (named) await partners.settle(named);
  } catch (error) {
    if (!(error instanceof StoreUnavailable && error.isFull)) throw error;
    console.error(
      'The file of PARTNERS could not be stored, because there is no space left. Until the next start with free space, the partners stored before accept enquiries.',
    );
  }
  await partners.demandApart();
}
