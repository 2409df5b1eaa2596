import { createHash } from 'node:crypto';

/** What is stored of a random secret: whoever reads the database can't use it. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
