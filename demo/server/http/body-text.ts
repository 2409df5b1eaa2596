import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

/** Bytes; a call may set another limit. An address with its meters has about two thousand. */
const LARGEST = 10_000;

/**
 * Returns the text of a request's body. Throws a 413 if it is too large, before reading if there is a Content-Length.
 * Hono's own bodyLimit does not work here: for a body without a length it makes a new Request, which needs Hono's
 * adapter to have replaced the global Request.
 */
export async function bodyText(c: Context, largest = LARGEST): Promise<string> {
  const length = c.req.header('content-length');
  if (length !== undefined && !c.req.header('transfer-encoding')) {
    if (Number(length) > largest) throw tooLarge(largest);
    return whole(c.req.text());
  }
  return whole(streamed(c.req.raw.body, largest));
}

/** If the client disconnects while it sends the body, this is not an error of the server; nobody reads the answer. */
async function whole(text: Promise<string>): Promise<string> {
  return text.catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal(400, 'The request is incomplete.');
  });
}

/** Reads a body without a Content-Length, and stops once it is too large. */
async function streamed(body: ReadableStream<Uint8Array> | null, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > largest) throw tooLarge(largest);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function tooLarge(largest: number): Refusal {
  return new Refusal(413, `A request may hold ${largest / 1000} kB at most.`);
}
