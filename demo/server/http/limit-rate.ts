// Each client has a bucket of requests that refills; an empty one is answered with 429.
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { clientKey } from './client-key.ts';
import { Refusal } from './refusal.ts';

interface Bucket {
  left: number;
  at: number;
}

const MINUTE = 60_000;
/** More clients than this are forgotten all at once: memory stays bounded under a flood of addresses. */
const MOST_CLIENTS = 50_000;

/** `perMinute` at once and as many again each minute. @param now milliseconds. */
export function limitRate(perMinute: number, trustProxy: boolean, now = Date.now): MiddlewareHandler {
  const buckets = new Map<string, Bucket>();
  return async (c, next) => {
    const bucket = refilled(buckets, clientOf(c, trustProxy), perMinute, now());
    if (bucket.left < 1) {
      const seconds = Math.ceil(((1 - bucket.left) * MINUTE) / perMinute / 1000);
      throw new Refusal(429, 'Too many requests. Please try again in a minute.', {
        'Retry-After': String(seconds),
      });
    }
    bucket.left--;
    return next();
  };
}

function refilled(buckets: Map<string, Bucket>, client: string, perMinute: number, now: number): Bucket {
  if (buckets.size >= MOST_CLIENTS && !buckets.has(client)) buckets.clear();
  const bucket = buckets.get(client) ?? { left: perMinute, at: now };
  // A clock that is set back takes nothing away: the client would be locked out for as long as it went back.
  const passed = Math.max(0, now - bucket.at);
  bucket.left = Math.min(perMinute, bucket.left + (passed * perMinute) / MINUTE);
  bucket.at = now;
  buckets.set(client, bucket);
  return bucket;
}

/** A proxy of the operator's own adds the client's address last; what stands before it anyone may have written. */
function clientOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return clientKey(forwarded || (getConnInfo(c).remote.address ?? ''));
}
