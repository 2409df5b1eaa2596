// Rejects a request that has waited too long in the queue.
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';
import { waitOf } from './waited.ts';

/** Milliseconds in the queue. The widget gives up after ten seconds, and what is refused waits for its turn, too. */
const LONGEST = 6000;
/** Seconds: the widget sends a GET again that long after, once. */
const RETRY_AFTER = '2';

/** A 503 for whoever has waited too long. */
export const shedLoad: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = (c, next) => {
  if (waitOf(c.env?.incoming) <= LONGEST) return next();
  throw new Refusal(503, 'The server is busy. Please try again in a moment.', { 'Retry-After': RETRY_AFTER });
};
