// KEEP-03: results behind a link that does not reveal who made it.
import * as v from 'valibot';
import { call } from '../call.ts';
import { quoteResult } from './quotes.ts';

const token = v.object({ token: v.string() });
const quote = v.object({ asset: v.string(), quoteId: v.string() });

export const createShare = call({
  method: 'POST',
  path: '/request/shares',
  summary: 'Keeps the results of some quotes, as they are now, under a random token.',
  body: v.object({
    quotes: v.pipe(v.array(quote), v.minLength(1), v.maxLength(10)),
    /** The link without its token, sent if the page wants a QR code. The server does not store it. */
    link: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//), v.maxLength(600))),
  }),
  answer: v.object({
    token: v.string(),
    /** The key that deletes the link. */
    removal: v.string(),
    /** An ISO time. */
    expires: v.string(),
    /** The link as a QR code: the number of modules on each side, and the dark ones as an SVG path. */
    qr: v.optional(v.nullable(v.object({ size: v.number(), path: v.string() })), null),
  }),
});

export const readShare = call({
  method: 'GET',
  path: '/request/shares/{token}',
  summary:
    'The results under a token, as they were when it was made; a 404 where it has expired, was deleted or never was.',
  params: token,
  answer: v.object({
    made: v.string(),
    expires: v.string(),
    results: v.array(v.object({ asset: v.string(), result: quoteResult.answer })),
  }),
  nullable: true,
});

export const deleteShare = call({
  method: 'DELETE',
  path: '/request/shares/{token}',
  summary: 'Deletes the results under a link. The token here is the removal that its maker was given.',
  params: token,
  answer: v.unknown(),
});
