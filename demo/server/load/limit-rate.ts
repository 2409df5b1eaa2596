// A token bucket per client; a request that needs more than is left is answered with 429. Written here because
// hono-rate-limiter counts each request as one, whatever work it makes (test/kept-in-bounds.test.ts).

import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ClientLimits } from '../http/answer-calls.ts';
import { Refusal } from '../http/refusal.ts';

interface Bucket {
  left: number;
  at: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Only the latest clients are remembered, so that memory stays bounded in a flood from many addresses. */
const MOST_CLIENTS = 50_000;
/** Per client. A visitor sends one; several people of a household or an office may share an address. */
const ENQUIRIES_AN_HOUR = 30;

export interface Limits extends ClientLimits {
  readonly middleware: MiddlewareHandler;
  /** Charges one enquiry against the hourly limit. */
  enquiry(client: string): void;
}

/** @param perMinute the bucket's size, which also refills each minute; null for no limit @param now milliseconds */
export function limitRate(perMinute: number | null, trustProxy: boolean, now = Date.now): Limits {
  const none = () => {};
  const charge = perMinute === null ? none : bucketsOf(perMinute, MINUTE, now);
  const whoAsks = (c: Context) => {
    const forwarded = c.req.header('x-forwarded-for');
    return clientOf(forwarded, (trustProxy && forwarded) || getConnInfo(c).remote.address, trustProxy);
  };
  return {
    clientOf: whoAsks,
    charge,
    enquiry: perMinute === null ? none : bucketsOf(ENQUIRIES_AN_HOUR, HOUR, now),
    middleware(c, next) {
      charge(whoAsks(c), 1);
      return next();
    },
  };
}

function bucketsOf(most: number, time: number, now: () => number) {
  const buckets = new LRUCache<string, Bucket>({ max: MOST_CLIENTS });
  return (client: string, wanted: number = 1) => {
    const bucket = buckets.get(client) ?? { left: most, at: now() };
    // If the clock is set back, nothing is subtracted. Otherwise the client would be locked out for that long.
    const passed = Math.max(0, now() - bucket.at);
    bucket.left = Math.min(most, bucket.left + (passed * most) / time);
    bucket.at = now();
    buckets.set(client, bucket);
    // A call that costs more than a full bucket is allowed when the bucket is full.
    const cost = Math.min(wanted, most);
    if (bucket.left < cost) throw tooMany(((cost - bucket.left) * time) / most);
    bucket.left -= cost;
  };
}

function tooMany(wait: number): Refusal {
  const when = wait > MINUTE ? 'later' : 'in a minute';
  return new Refusal(429, `Too many requests. Please try again ${when}.`, {
    'Retry-After': String(Math.ceil(wait / 1000)),
  });
}

/** An IPv4 address in IPv6 notation. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some proxies add the port. */
const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
const GROUPS = 8;
/** The first four groups (64 bits) are the network; a household or machine can use any address in it. */
const NETWORK = 4;

/**
 * Returns the key of the client: by the connection's address or, behind the operator's proxy, by the last entry of
 * X-Forwarded-For. The proxy adds that entry; clients can forge the ones before it.
 */
export function clientOf(
  forwarded: string | undefined,
  remote: string | undefined,
  trustProxy: boolean,
): string {
  const byProxy = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return clientKey(byProxy || (remote ?? ''));
}

/** Returns the IPv4 address, or the /64 network of an IPv6 address. */
export function clientKey(written: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(written) ?? [];
  const address = bracketed ?? plain ?? written;
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  return isIPv6(bare) ? `${groups(bare).slice(0, NETWORK).join(':')}::/64` : address;
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function groups(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('::');
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  const missing = after === undefined ? 0 : GROUPS - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
