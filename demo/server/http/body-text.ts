// Knows how much of a body is read before it is refused.
import type { Context } from 'hono';
import { Refusal } from './refusal.ts';

/** Bytes. The largest request of the product, an address with its meters, has about two thousand. */
const LARGEST = 100_000;

/** Throws a 413, for a length that is told before any of it is read. */
export async function bodyText(c: Context): Promise<string> {
  const length = c.req.header('content-length');
  if (length !== undefined && !c.req.header('transfer-encoding')) {
    if (Number(length) > LARGEST) throw tooLarge();
    return whole(c.req.text());
  }
  return whole(streamed(c.req.raw.body));
}

/** A client that leaves in the middle is no fault of ours; nobody reads this answer. */
async function whole(text: Promise<string>): Promise<string> {
  return text.catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal(400, 'The request ended before its end.');
  });
}

/** A body that does not say how long it is, as it comes. */
async function streamed(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function tooLarge(): Refusal {
  return new Refusal(413, `A request may hold ${LARGEST / 1000} kB at most.`);
}
