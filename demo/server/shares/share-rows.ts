// The stored results of shared links. One token opens a link and another deletes it; only their hashes are stored.
import { createHmac, randomBytes } from 'node:crypto';
import type { Engine } from '../store/engine.ts';
import { secretHash } from '../store/secret-hash.ts';

const BYTES = 16;
const secret = () => randomBytes(BYTES).toString('base64url');

interface Share {
  readonly made: string;
  readonly expires: string;
  readonly shared: unknown;
}

export interface NewShare {
  readonly token: string;
  readonly removal: string;
}

interface Bound {
  readonly rows: number;
  /** Characters, which are about as many bytes, since the JSON is English. */
  readonly size: number;
}
/** The limits of one client and of all together. A link to three quotes has about 130,000 characters. */
const OF_ONE: Bound = { rows: 200, size: 20_000_000 };
const OF_ALL: Bound = { rows: 20_000, size: 500_000_000 };

export interface ShareRows {
  /** @param client stored as a keyed hash, to limit what each client stores */
  add(
    shared: unknown,
    made: string,
    expires: string,
    client: string,
  ): Promise<NewShare | 'too many of one' | 'too many'>;
  /** Returns null if there is none or it has expired. */
  read(token: string, now: string): Promise<Share | null>;
  /** Returns false if no link has this removal token. */
  remove(removal: string): Promise<boolean>;
  deleteExpired(now: string): Promise<void>;
}

/** @param key of the hashes */
export function shareRows({ db }: Engine, key: string, ofOne = OF_ONE, ofAll = OF_ALL): ShareRows {
  async function isFull(bound: Bound, more: number, maker?: string): Promise<boolean> {
    const all = db
      .selectFrom('shares')
      .select(({ fn }) => [fn.countAll().as('rows'), fn.sum('size').as('size')]);
    const total = await (maker === undefined ? all : all.where('maker', '=', maker)).executeTakeFirst();
    return Number(total?.rows) >= bound.rows || Number(total?.size ?? 0) + more > bound.size;
  }
  return {
    async add(results, made, expires, client) {
      const shared = JSON.stringify(results);
      const size = shared.length;
      const maker = createHmac('sha256', key).update(`share ${client}`).digest('hex');
      if (await isFull(ofOne, size, maker)) return 'too many of one';
      if (await isFull(ofAll, size)) return 'too many';
      const [token, removal] = [secret(), secret()];
      const hashes = { token_hash: secretHash(token), removal_hash: secretHash(removal) };
      await db
        .insertInto('shares')
        .values({ ...hashes, made, expires, shared, size, maker })
        .execute();
      return { token, removal };
    },
    async read(token, now) {
      const row = await db
        .selectFrom('shares')
        .select(['made', 'expires', 'shared'])
        .where('token_hash', '=', secretHash(token))
        .where('expires', '>', now)
        .executeTakeFirst();
      return row ? { ...row, shared: JSON.parse(row.shared) } : null;
    },
    async remove(removal) {
      const { numDeletedRows } = await db
        .deleteFrom('shares')
        .where('removal_hash', '=', secretHash(removal))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async deleteExpired(now) {
      await db.deleteFrom('shares').where('expires', '<=', now).execute();
    },
  };
}
