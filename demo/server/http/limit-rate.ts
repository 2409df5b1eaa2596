// Ours, since hono-rate-limiter counts each request as one, whatever work it makes: see test/kept-in-bounds.test.ts.
// Each client has a bucket that refills; whoever asks for more than is left in it is answered with 429.
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { clientOf } from './client-key.ts';
import { Refusal } from './refusal.ts';

interface Bucket {
  left: number;
  at: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The clients that were seen last: memory stays bounded under a flood of addresses. */
const MOST_CLIENTS = 50_000;
/** Of one client. A visitor sends one, and some of a household or an office another. */
const ENQUIRIES_AN_HOUR = 30;

export interface Limits {
  readonly middleware: MiddlewareHandler;
  /** Takes more than the one for each request. */
  charge(client: string, cost: number): void;
  /** Takes an enquiry of those of an hour. */
  enquiry(client: string): void;
  clientOf(c: Context): string;
}

/** @param perMinute at once, and as many again each minute; null is no limit. @param now milliseconds. */
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
  return (client: string, asked: number = 1) => {
    const bucket = buckets.get(client) ?? { left: most, at: now() };
    // A clock that is set back takes nothing away: the client would be locked out for as long as it went back.
    const passed = Math.max(0, now() - bucket.at);
    bucket.left = Math.min(most, bucket.left + (passed * most) / time);
    bucket.at = now();
    buckets.set(client, bucket);
    // What takes more than the whole is done once it is full.
    const cost = Math.min(asked, most);
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
