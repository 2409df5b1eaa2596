import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';

/** Seconds. Chromium caches a preflight for at most two hours. */
const PREFLIGHT_KEPT = 7200;

/** Pages of any origin may call, since requests are authorised by the token alone and not by cookies. */
const calls = cors({
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowHeaders: ['Authorization', 'Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: PREFLIGHT_KEPT,
});

/** Partners' pages must be able to load our files, frame our pages and open them in windows, so those headers are off. */
const safety = secureHeaders({
  crossOriginResourcePolicy: 'cross-origin',
  crossOriginOpenerPolicy: false,
  xFrameOptions: false,
  originAgentCluster: false,
  // This is up to the proxy that terminates TLS.
  strictTransportSecurity: false,
  overwrite: false,
});

/** Partners' private pages must not be framed, read by other origins or indexed by search engines. */
const ownAlone = secureHeaders({
  crossOriginResourcePolicy: 'same-origin',
  crossOriginOpenerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
});

const open = every(safety, calls);
const PARTNERS_OWN = /^\/partner(\/|$)/;

/** Adds headers to each response and answers CORS preflights. */
export const commonHeaders: MiddlewareHandler = (c, next) => {
  if (!PARTNERS_OWN.test(c.req.path)) return open(c, next);
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return ownAlone(c, next);
};
