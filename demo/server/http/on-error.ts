// Turns any thrown error into a status and a sentence that reveals no internals of the server.
import type { Context } from 'hono';
import { StoreUnavailable } from '../store/store-unavailable.ts';
import { Refusal } from './refusal.ts';

export function onError(error: Error, c: Context): Response {
  const refusal = asRefusal(error, c);
  for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value);
  return c.json({ message: refusal.message }, refusal.status);
}

function asRefusal(error: Error, c: Context): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable) {
    console.error(`${error.message} (${error.reason})`);
    return new Refusal(503, error.message, { 'Retry-After': '5' });
  }
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  return new Refusal(500, 'Something went wrong on the server.');
}
