// A cache of services' answers, each with its own lifetime; if a service fails, its last valid answer is used.
import timers from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Found, found, lacks } from './found.ts';

interface Keeping {
  /** Milliseconds that an answer is taken as it is. */
  readonly fresh: number;
  /** Milliseconds that it stands in while the service fails. */
  readonly lasting?: number;
  /** Milliseconds from the first who asks, after which nobody waits for it any more; it is kept when it comes later. */
  readonly patience?: number;
  /** Milliseconds that nobody asks again after a failure; none where a visitor may retry. */
  readonly pause?: number;
  readonly now?: () => number;
}

/** Those who ask for the same at once wait for one answer. */
type Memory<Value> = (
  key: string,
  work: () => Promise<Found<Value>>,
) => Promise<Found<Value> & { readonly at?: number }>;

interface Kept<Value> {
  readonly value: Value;
  readonly at: number;
}

/** Milliseconds that a visitor waits at most for what they asked, and for what only refines an answer. */
export const QUESTION = 4000;
export const PATIENCE = 2000;
/** Milliseconds that a service which failed is not asked again for what only refines. */
export const PAUSE = 60_000;

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
      .catch(misread)
      .then((told) => {
        if (told.ok) kept.set(key, { value: told.value, at: now() });
        else failed.set(key, { until: now() + pause, told });
        asking.delete(key);
        return told;
      });
    const soon = inTime(answer, patience);
    asking.set(key, soon);
    return soon;
  };
  return async (key, work) => {
    const known = kept.get(key);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < fresh) return { ...found(known.value), at: known.at };
    const told = asked(key, work);
    // Nobody waits for a newer answer where an older one may stand in.
    if (known && age < lasting) return { ...found(known.value), at: known.at };
    return { ...(await told), at: now() };
  };
}

/** A mistake of ours in reading it is no failure of the visitor's: told with its place, without what was read. */
function misread({ name, stack = '' }: Error) {
  console.error(`${name} where a service’s answer was read:${stack.slice(stack.indexOf('\n    at '))}`);
  return lacks('unreadable');
}

/** One deadline for all who wait. */
async function inTime<Value>(told: Promise<Found<Value>>, patience?: number): Promise<Found<Value>> {
  if (patience === undefined) return told;
  const over = new AbortController();
  const how = { signal: over.signal, ref: false };
  const late = timers.setTimeout(patience, lacks('late'), how).catch(() => lacks('late'));
  const first = await Promise.race([told, late]);
  over.abort();
  return first;
}
