import { LRUCache } from 'lru-cache';

type Kept = (key: string, work: () => Promise<string>) => Promise<string>;

/** Milliseconds. lru-cache drops a value only once it is older than its `ttl`, so this is one less than a minute. */
const MINUTE = 60_000 - 1;
/** One bill for three quotes has 11 kB, so this is 11 MB at most. */
const MOST = 1000;

/** Concurrent callers share one calculation, and a failure is not kept. */
export function keepAMinute(now: () => number, max = MOST): Kept {
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
