// Knows what is stored of a quote: what was asked, and how later changes are laid over it.
import type { InferOutput } from 'valibot';
import type { createQuoteBody } from '../../../src/api/calls/quotes.ts';

export type Asset = keyof typeof createQuoteBody;

type Body<Kind extends Asset> = InferOutput<(typeof createQuoteBody)[Kind]>;

/** What was asked, without the fields that only say how it was sent. */
export type QuoteRequest<Kind extends Asset> = Omit<Body<Kind>, 'referrerBranch'>;

export function quoteRequest(body: Body<Asset>): Omit<Body<Asset>, 'referrerBranch'> {
  const { referrerBranch: _, ...request } = body;
  return request;
}
