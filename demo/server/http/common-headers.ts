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

/** Every answer's headers, and the answer to a browser that asks before it sends. */
export const commonHeaders = [safety, calls] as const;
