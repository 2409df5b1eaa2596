// Refuses a request with a status and one sentence, which the widget shows.
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { StoreUnavailable } from '../store/unavailable.ts';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Turns any thrown error into a status and a sentence that reveals no internals of the server. */
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
