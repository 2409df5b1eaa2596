import { Refusal } from '../http/refusal.ts';
import type { StoredQuote } from '../store/quote-rows.ts';
import { ASSETS } from './assets.ts';
import type { Asset } from './quote-request.ts';
import { Misfit, type ParsedQuote, type QuotedAsset } from './quoted-asset.ts';

export function isAsset(name: string): name is Asset {
  return Object.hasOwn(ASSETS, name);
}

/** Such as 'solar, ashp or ev'. */
export function assetNames(): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.keys(ASSETS));
}

/** Throws a Misfit if the server does not quote for such an asset. */
export function assetNamed(name: string): QuotedAsset {
  const asset = ASSETS[name];
  if (!asset) throw new Misfit('asset', `There is no asset ${name}.`);
  return asset;
}

/** A quote that was read from the store. */
export type Quote = Omit<StoredQuote, 'request'> & ParsedQuote;

/**
 * Parses what was stored, which another version of the server may have written. Throws a 404 if it does not fit any
 * more: the visitor is told that there is no result, and the log says where.
 */
export function parsedQuote({ request, ...stored }: StoredQuote): Quote {
  return { ...stored, ...parsedRequest(stored.id, stored.asset, request) };
}

/** As `parsedQuote`, for the request alone. */
export function parsedRequest(id: string, asset: string, request: unknown): ParsedQuote {
  try {
    return assetNamed(asset).parse(request);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    console.error(`The stored quote ${id} cannot be read: it does not fit at ${error.path}.`);
    throw new Refusal(404, 'This quote can no longer be read. Please make a new one.');
  }
}
