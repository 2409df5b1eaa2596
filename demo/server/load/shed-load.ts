// Answers a request that has waited too long in the queue with 503.
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../http/refusal.ts';

/** Milliseconds. The widget gives up after ten seconds, and a refused request must also wait for its turn. */
const LONGEST = 6000;
/** Seconds after which the widget retries a GET, once. */
const RETRY_AFTER = '2';

export const shedLoad: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = (c, next) => {
  if (waitOf(c.env?.incoming) <= LONGEST) return next();
  throw new Refusal(503, 'The server is busy. Please try again in a moment.', { 'Retry-After': RETRY_AFTER });
};

const waits = new WeakMap<IncomingMessage, number>();

/** Records how long a request has waited in the queue. */
export function recordWait(request: IncomingMessage, milliseconds: number): void {
  waits.set(request, milliseconds);
}

/** Returns milliseconds. */
export function waitOf(request: IncomingMessage | undefined): number {
  return (request && waits.get(request)) ?? 0;
}
