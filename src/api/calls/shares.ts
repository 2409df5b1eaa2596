// KEEP-03: results behind a link that does not reveal who made it.

import * as v from 'valibot';
import { object } from '../../domain/schema.ts';
import { call } from '../call.ts';
import { clientCalls } from '../client-calls.ts';

const token = object({ token: v.string() });
const quote = object({ asset: v.string(), quoteId: v.string() });

export const createShare = call({
  ...clientCalls.createShare,
  summary: 'Keeps the results of some quotes, as they are now, under a random token.',
  body: object({
    quotes: v.pipe(v.array(quote), v.minLength(1), v.maxLength(10)),
    /** The link without its token, sent if the page wants a QR code. The server does not store it. */
    link: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//), v.maxLength(600))),
  }),
});

export const readShare = call({
  ...clientCalls.readShare,
  summary:
    'The results under a token, as they were when it was made; a 404 where it has expired, was deleted or never was.',
  params: token,
});

export const deleteShare = call({
  ...clientCalls.deleteShare,
  summary: 'Deletes the results under a link. The token here is the removal that its maker was given.',
  params: token,
});
