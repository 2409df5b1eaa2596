// Knows the headers that every answer carries, and the answer to a browser that asks before it sends.
import type { MiddlewareHandler } from 'hono';

/** Seconds; browsers keep it two hours at most. */
const PREFLIGHT_KEPT = '7200';

/** Any page may call, one without an origin too: there are no cookies, and the token is all that counts. */
export const commonHeaders: MiddlewareHandler = async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', 'Retry-After');
  c.header('X-Content-Type-Options', 'nosniff');
  if (c.req.method !== 'OPTIONS') return next();
  c.header('Access-Control-Allow-Methods', 'GET, POST, PUT');
  c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  c.header('Access-Control-Max-Age', PREFLIGHT_KEPT);
  return c.body(null, 204);
};
