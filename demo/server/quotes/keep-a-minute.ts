import { LRUCache } from 'lru-cache';

/** What is worked out for a key, kept for a minute; of many keys the oldest go. */
type Kept = (key: string, work: () => Promise<string>) => Promise<string>;

/** Milliseconds: at the next one it is over. */
const MINUTE = 60_000 - 1;
/** One bill for three quotes is a text of 11 kB: 11 MB at most. */
const MOST = 1000;

/** Those who ask while it is being worked out wait for the same one; a failure is not kept. */
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
