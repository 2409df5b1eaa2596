// Authorises requests for a partner's pages: by the partner's key or the operator's.
import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { Refusal } from '../http/refusal.ts';
import { secretHash } from '../store/secret-hash.ts';
import type { Partner, PartnerRows } from './partners.ts';

/** Accepts `Basic`, as browsers send it, or `Bearer id:key`. Throws a 401 otherwise. */
export async function demandPartner(
  c: Context,
  partners: PartnerRows,
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

/** As `demandPartner`, and accepts the operator's key with the id `operator`. */
export async function demandReader(
  c: Context,
  partners: PartnerRows,
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
  // Only such ids are valid in the file of partners, and PostgreSQL rejects a query with a NUL character.
  const [, id = '', key = ''] = /^([a-z0-9-]{1,40}):(.+)$/s.exec(text) ?? [];
  return [id, key];
}
