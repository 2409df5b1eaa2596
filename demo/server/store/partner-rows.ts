// Partners as they are stored: who takes enquiries, from which pages, and where they are sent.

import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PartnerSetting } from '../partners/read-partners.ts';
import type { Engine } from './engine.ts';
import { secretHash } from './secret-hash.ts';
import type { PartnerRow, Tables } from './tables.ts';

export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly retentionDays: number;
  readonly active: boolean;
}

export interface PartnerRows {
  /** Those that are named take enquiries from now on, all others take none. */
  settle(named: readonly PartnerSetting[]): Promise<void>;
  all(): Promise<readonly Partner[]>;
  /** Whose page it is; null where it is nobody's. */
  ofOrigin(origin: string): Promise<Partner | null>;
  /** Whose key it is; null where it is nobody's. */
  ofKey(id: string, key: string): Promise<Partner | null>;
}

export function partnerRows({ db, rowLocks }: Engine): PartnerRows {
  const rows = () => db.selectFrom('partners').selectAll().orderBy('id').execute();
  const all = async () => (await rows()).map(partner);
  return {
    async settle(named) {
      if (named.length > 0) await rowLocks?.demand(db);
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('partners').set({ active: 0 }).execute();
        for (const one of named) await put(transaction, one);
      });
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

async function put(transaction: Transaction<Tables>, given: PartnerSetting): Promise<void> {
  const values = {
    name: given.name,
    key_hash: secretHash(given.key),
    origins: JSON.stringify(given.origins),
    webhook_url: given.webhook?.url ?? null,
    webhook_secret: given.webhook?.secret ?? null,
    retention_days: given.retentionDays,
    active: 1,
  };
  await transaction
    .insertInto('partners')
    .values({ id: given.id, ...values })
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
