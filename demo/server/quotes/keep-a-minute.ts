/** What is worked out for a key, kept for a minute; of many keys the oldest go. */
export type Kept<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

const MINUTE = 60_000;
/** About 2 kB each. */
const MOST = 1000;

interface Entry<Value> {
  readonly until: number;
  readonly value: Promise<Value>;
}

/** Those who ask while it is being worked out wait for the same one; a failure is not kept. */
export function keepAMinute<Value>(now: () => number, most = MOST): Kept<Value> {
  const entries = new Map<string, Entry<Value>>();
  return (key, work) => {
    const known = entries.get(key);
    if (known && now() < known.until) return known.value;
    const entry = { until: now() + MINUTE, value: work() };
    entries.delete(key);
    entries.set(key, entry);
    dropOld(entries, now(), most);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}

/** Entries stand in the order in which they run out. */
function dropOld(entries: Map<string, Entry<unknown>>, time: number, most: number): void {
  for (const [key, { until }] of entries) {
    if (time < until && entries.size <= most) return;
    entries.delete(key);
  }
}
