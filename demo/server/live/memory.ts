// What services told, kept for as long as it may be; the last good answer while they fail.
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Found, found, lacks } from './found.ts';

export interface Keeping {
  /** Milliseconds that an answer is taken as it is. */
  readonly fresh: number;
  /** Milliseconds that it stands in while the service fails. */
  readonly lasting?: number;
  /** Milliseconds that somebody waits for a new one at most; it is kept when it comes later. */
  readonly patience?: number;
  /** Milliseconds that nobody asks again after a failure; none where a visitor may retry. */
  readonly pause?: number;
  readonly now?: () => number;
}

/** Those who ask for the same at once wait for one answer. */
export type Memory<Value> = (
  key: string,
  work: () => Promise<Found<Value>>,
) => Promise<Found<Value> & { readonly at?: number }>;

interface Kept<Value> {
  readonly value: Value;
  readonly at: number;
}

const MOST = 2000;

export function createMemory<Value>({
  fresh,
  lasting = fresh,
  patience,
  pause = 0,
  now = Date.now,
}: Keeping): Memory<Value> {
  const kept = new LRUCache<string, Kept<Value>>({ max: MOST });
  const failed = new LRUCache<string, { readonly until: number; readonly told: Found<Value> }>({ max: MOST });
  const asking = new Map<string, Promise<Found<Value>>>();
  const asked = (key: string, work: () => Promise<Found<Value>>) => {
    const under = asking.get(key);
    if (under) return under;
    const before = failed.get(key);
    if (before && now() < before.until) return Promise.resolve(before.told);
    const answer = work()
      .then((told) => {
        if (told.ok) kept.set(key, { value: told.value, at: now() });
        else failed.set(key, { until: now() + pause, told });
        return told;
      })
      .finally(() => asking.delete(key));
    asking.set(key, answer);
    return answer;
  };
  return async (key, work) => {
    const known = kept.get(key);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < fresh) return { ...found(known.value), at: known.at };
    const told = asked(key, work);
    // Nobody waits for a newer answer where an older one may stand in.
    if (known && age < lasting) {
      told.catch(() => {});
      return { ...found(known.value), at: known.at };
    }
    return { ...(await inTime(told, patience)), at: now() };
  };
}

async function inTime<Value>(told: Promise<Found<Value>>, patience?: number): Promise<Found<Value>> {
  if (patience === undefined) return told;
  const over = new AbortController();
  const late = wait(patience, lacks('late'), { signal: over.signal, ref: false }).catch(() => lacks('late'));
  const first = await Promise.race([told, late]);
  over.abort();
  return first;
}
