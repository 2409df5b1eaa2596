import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

/** Bytes, unless a call says otherwise. An address with its meters has about two thousand. */
const LARGEST = 10_000;

/**
 * The text of a request's body. Throws a 413, before reading where the length is told. Not by Hono's own limit: for a
 * body without a length that builds a new Request, which works only where Hono's adapter replaces Request in the whole
 * process.
 */
export async function bodyText(c: Context, largest = LARGEST): Promise<string> {
  const length = c.req.header('content-length');
  if (length !== undefined && !c.req.header('transfer-encoding')) {
    if (Number(length) > largest) throw tooLarge(largest);
    return whole(c.req.text());
  }
  return whole(streamed(c.req.raw.body, largest));
}

/** A client that leaves in the middle is no fault of ours; nobody reads this answer. */
async function whole(text: Promise<string>): Promise<string> {
  return text.catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal(400, 'The request ended before its end.');
  });
}

/** A body that does not say how long it is, as it comes. */
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
