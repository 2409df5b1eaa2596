import { LRUCache } from 'lru-cache';
import type { Combined } from '../../../src/domain/result-extras.ts';
import { Refusal } from '../http/refusal.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import type { Sources } from '../sources/sources.ts';
import { combinedOf, type Results } from './combined.ts';
import { resultOf } from './result-of.ts';
import type { Quote } from './stored-quote.ts';

/** The fields that a result gets if it was requested together with other quotes. */
type Together =
  | { readonly combined: Combined }
  | { readonly combinedReason: 'other-home' }
  | Readonly<Record<string, never>>;

/** Calculates the one bill of several quotes, and caches it for a minute while they are unchanged. */
export function togetherOf(sources: Sources, now = Date.now) {
  const combined = keepAMinute(now);
  return async (quotes: readonly Quote[], first: QuoteResult): Promise<Together> => {
    if (!isOneHome(quotes)) return { combinedReason: 'other-home' };
    const text = await combined(keyOf(quotes), async () =>
      JSON.stringify(await combinedOf(quotes, await resultsOf(quotes, first, sources), sources)),
    );
    const found: Combined | null = JSON.parse(text);
    return found ? { combined: found } : {};
  };
}

function isOneHome(quotes: readonly Quote[]): boolean {
  const homes = quotes.map(({ request }) => request.details);
  return homes.every(({ id, postcode }) => id === homes[0]!.id && postcode === homes[0]!.postcode);
}

/** The key does not depend on the order of the quotes. */
function keyOf(quotes: readonly Quote[]): string {
  const keys = quotes.map(({ id, version }) => `${id}@${version}`);
  return keys.sort().join();
}

async function resultsOf(
  [asked, ...others]: readonly Quote[],
  first: QuoteResult,
  sources: Sources,
): Promise<Results> {
  const results: Record<string, QuoteResult> = { [asked!.asset]: first };
  for (const quote of others) {
    const result = await orRefused(resultOf(quote, sources));
    if (result) results[quote.asset] = result;
  }
  return results;
}

/** A quote that the model now refuses is left out of the one bill. Any other error is a fault of the server. */
async function orRefused(result: Promise<QuoteResult>): Promise<QuoteResult | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) return null;
    throw error;
  }
}

type Cached = (key: string, work: () => Promise<string>) => Promise<string>;

/** Milliseconds. lru-cache drops a value only once it is older than its `ttl`, so this is one less than a minute. */
const MINUTE = 60_000 - 1;
/** One bill for three quotes has 11 kB, so this is 11 MB at most. */
const MOST = 1000;

/** Concurrent callers share one calculation, and a failure is not kept. */
export function keepAMinute(now: () => number, max = MOST): Cached {
  const entries = new LRUCache<string, Promise<string>>({
    max,
    ttl: MINUTE,
    ttlResolution: 0,
    perf: { now },
  });
  return (key, work) => {
    const known = entries.get(key);
    if (known) return known;
    const value = work();
    entries.set(key, value);
    value.catch(() => {
      if (entries.peek(key) === value) entries.delete(key);
    });
    return value;
  };
}
