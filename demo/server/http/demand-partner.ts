// Lets only the partner, by its key, or the operator read a partner's pages.
import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Store } from '../store/open-store.ts';
import type { Partner } from '../store/partner-rows.ts';
import { secretHash } from '../store/secret-hash.ts';
import { Refusal } from './refusal.ts';

/** `Basic`, as a browser asks for it, or `Bearer id:key`. */
export async function demandPartner(
  c: Context,
  partners: Store['partners'],
  only: 'Basic|Bearer' | 'Bearer' = 'Basic|Bearer',
): Promise<Partner> {
  const [id, key] = named(c, only);
  const partner = id && key ? await partners.ofKey(id, key) : null;
  if (partner) return partner;
  throw notNamed();
}

function notNamed(): Refusal {
  return new Refusal(401, 'This page needs the id and the key of a partner.', {
    'WWW-Authenticate': 'Basic realm="enquiries", charset="UTF-8"',
  });
}

/** The operator, who has a key and the id `operator`, or a partner. */
export async function demandReader(
  c: Context,
  partners: Store['partners'],
  operatorKey: string | null,
): Promise<Partner | 'operator'> {
  const [id, key] = named(c, 'Basic|Bearer');
  const isOperator =
    operatorKey !== null &&
    id === 'operator' &&
    timingSafeEqual(Buffer.from(secretHash(key)), Buffer.from(secretHash(operatorKey)));
  return isOperator ? 'operator' : demandPartner(c, partners);
}

function named(c: Context, only: string): readonly [id: string, key: string] {
  const header = c.req.header('authorization') ?? '';
  const [, scheme = '', given = ''] = new RegExp(`^(${only}) (\\S+)$`, 'i').exec(header) ?? [];
  const text = /basic/i.test(scheme) ? Buffer.from(given, 'base64').toString() : given;
  // No other id is in the file of partners, and PostgreSQL does not even look for a text with a NUL in it.
  const [, id = '', key = ''] = /^([a-z0-9-]{1,40}):(.+)$/s.exec(text) ?? [];
  return [id, key];
}
