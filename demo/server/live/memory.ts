// A cache of services' answers, each kind with its own lifetime. If a service fails, its last valid answer is used.
import timers from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Found, found, lacks } from './found.ts';

interface Keeping {
  /** Milliseconds for which an answer is used without asking again. */
  readonly fresh: number;
  /** Milliseconds for which it is used while a newer one is requested or the service fails. */
  readonly lasting?: number;
  /** Milliseconds from the first look-up after which callers stop waiting. A later answer is still kept. */
  readonly patience?: number;
  /** Milliseconds without a request after a failure; 0 if a visitor may retry. */
  readonly pause?: number;
  readonly now?: () => number;
}

/** Concurrent look-ups of a key share one request. */
type Memory<Value> = (
  key: string,
  work: () => Promise<Found<Value>>,
) => Promise<Found<Value> & { readonly at?: number }>;

interface StoredAnswer<Value> {
  readonly value: Value;
  readonly at: number;
}

/** Milliseconds for which a visitor waits at most for what they asked for. */
export const QUESTION = 4000;
/** Milliseconds for which a visitor waits at most for what only refines an answer. */
export const PATIENCE = 2000;
/** Milliseconds without a request after a failure, for what only refines an answer. */
export const PAUSE = 60_000;

const MOST = 2000;

export function createMemory<Value>({
  fresh,
  lasting = fresh,
  patience,
  pause = 0,
  now = Date.now,
}: Keeping): Memory<Value> {
  const answers = new LRUCache<string, StoredAnswer<Value>>({ max: MOST });
  const failed = new LRUCache<string, { readonly until: number; readonly outcome: Found<Value> }>({
    max: MOST,
  });
  const pending = new Map<string, Promise<Found<Value>>>();
  const ask = (key: string, work: () => Promise<Found<Value>>) => {
    const under = pending.get(key);
    if (under) return under;
    const before = failed.get(key);
    if (before && now() < before.until) return Promise.resolve(before.outcome);
    const answer = work()
      .catch(unreadable)
      .then((outcome) => {
        if (outcome.ok) answers.set(key, { value: outcome.value, at: now() });
        else failed.set(key, { until: now() + pause, outcome });
        pending.delete(key);
        return outcome;
      });
    const soon = inTime(answer, patience);
    pending.set(key, soon);
    return soon;
  };
  return async (key, work) => {
    const known = answers.get(key);
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (known && age < fresh) return { ...found(known.value), at: known.at };
    const outcome = ask(key, work);
    // While an older answer may be used, the newer one is fetched in the background.
    if (known && age < lasting) return { ...found(known.value), at: known.at };
    return { ...(await outcome), at: now() };
  };
}

/** Logs a fault of our own code with its stack but without its message, which may contain the answer. */
function unreadable({ name, stack = '' }: Error) {
  console.error(`${name} while reading a service’s answer:${stack.slice(stack.indexOf('\n    at '))}`);
  return lacks('unreadable');
}

/** All callers share the deadline of the first. */
async function inTime<Value>(outcome: Promise<Found<Value>>, patience?: number): Promise<Found<Value>> {
  if (patience === undefined) return outcome;
  const over = new AbortController();
  const how = { signal: over.signal, ref: false };
  const late = timers.setTimeout(patience, lacks('late'), how).catch(() => lacks('late'));
  const first = await Promise.race([outcome, late]);
  over.abort();
  return first;
}
