import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';

/** Seconds; browsers keep it two hours at most. */
const PREFLIGHT_KEPT = 7200;

/** Any page may call, one without an origin too: there are no cookies, and the token is all that counts. */
const calls = cors({
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: PREFLIGHT_KEPT,
});

/** What a page of a partner's must stay able to do with our files is left out: load them, frame a page, open a window. */
const safety = secureHeaders({
  crossOriginResourcePolicy: 'cross-origin',
  crossOriginOpenerPolicy: false,
  xFrameOptions: false,
  originAgentCluster: false,
  // The proxy that ends TLS says this, and knows whether it is true.
  strictTransportSecurity: false,
  overwrite: false,
});

/** What a partner reads of its enquiries is for its own browser, on this origin, and for no search engine. */
const ownAlone = secureHeaders({
  crossOriginResourcePolicy: 'same-origin',
  crossOriginOpenerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
});

const open = every(safety, calls);
const PARTNERS_OWN = /^\/partner(\/|$)/;

/** Every answer's headers, and the answer to a browser that asks before it sends. */
export const commonHeaders: MiddlewareHandler = (c, next) => {
  if (!PARTNERS_OWN.test(c.req.path)) return open(c, next);
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return ownAlone(c, next);
};
