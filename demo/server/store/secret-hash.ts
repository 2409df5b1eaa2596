import { createHash } from 'node:crypto';

/** Secrets are stored as hashes, so that a reader of the database can't use them. They are random, so no salt is needed. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
