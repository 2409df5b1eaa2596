// Results under a link: the token opens them, another secret deletes them, and neither is stored.
import { randomBytes } from 'node:crypto';
import type { Engine } from './engine.ts';
import { secretHash } from './secret-hash.ts';

/** 128 bits. */
const BYTES = 16;
const secret = () => randomBytes(BYTES).toString('base64url');

export interface Share {
  readonly made: string;
  readonly expires: string;
  readonly shared: unknown;
}

export interface ShareRows {
  add(
    shared: unknown,
    made: string,
    expires: string,
  ): Promise<{ readonly token: string; readonly removal: string }>;
  /** Null where there is none, or none any more. */
  read(token: string, now: string): Promise<Share | null>;
  /** False where the removal is nobody's. */
  remove(removal: string): Promise<boolean>;
  deleteExpired(now: string): Promise<void>;
}

export function shareRows({ db }: Engine): ShareRows {
  return {
    async add(shared, made, expires) {
      const [token, removal] = [secret(), secret()];
      const hashes = { token_hash: secretHash(token), removal_hash: secretHash(removal) };
      await db
        .insertInto('shares')
        .values({ ...hashes, made, expires, shared: JSON.stringify(shared) })
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
