// Calls a live service with a timeout, a rate limit, one retry and a circuit breaker. Never throws.

import timers from 'node:timers/promises';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleAll,
  handleType,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { FAILURES, type Failure, type Found, found, lacks, type Notices } from './found.ts';

interface Question {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** A request with a body is a POST. */
  readonly body?: string;
}

/** An answer that is neither a 429 nor a 5xx. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Undefined if the text is not JSON. */
  readonly json: unknown;
}

export type Ask = (question: Question) => Promise<Found<Reply>>;

/** How to send requests, and the clock in milliseconds. Tests replace them. */
export interface WayOut {
  readonly send?: (url: URL, how: RequestInit & { readonly signal: AbortSignal }) => Promise<Response>;
  readonly now?: () => number;
}

export interface Limits {
  /** The service's name in the log. */
  readonly name: string;
  readonly perSecond: number;
  /** Milliseconds for a call, including its retry. */
  readonly within?: number;
  /** Milliseconds without a request after five failures. */
  readonly rest?: number;
}

const WITHIN = 4000;
const REST = 30_000;
const AT_ONCE = 8;
const WAITING = 64;
const FAILED_BEFORE_REST = 5;
/** Bytes; the largest page of the register's search has a tenth of this. */
const MOST = 8_000_000;
/** Milliseconds before the retry without a Retry-After header. */
const USUAL_WAIT = 250;

/** A failure of the service. A retry may help. */
class Passing extends Error {
  readonly why: Failure;
  readonly after: number;
  constructor(why: Failure, after = USUAL_WAIT) {
    super(FAILURES[why]);
    this.why = why;
    this.after = after;
  }
}

export function createAsk(
  { name, perSecond, within = WITHIN, rest = REST }: Limits,
  notices: Notices,
  { send = fetch, now }: WayOut = {},
): Ask {
  const again = new DelegateBackoff<{ result: { error?: Error } }>(({ result: { error } }) =>
    error instanceof Passing ? error.after : USUAL_WAIT,
  );
  const policy = wrap(
    timeout(within, TimeoutStrategy.Aggressive),
    retry(
      handleType(Passing, ({ why }) => why === 'quota' || why === 'broken'),
      {
        maxAttempts: 1,
        backoff: again as never,
      },
    ),
    circuitBreaker(handleAll, { halfOpenAfter: rest, breaker: new ConsecutiveBreaker(FAILED_BEFORE_REST) }),
    bulkhead(AT_ONCE, WAITING),
  );
  const pace = createPace(perSecond, now);
  return async (question) => {
    try {
      return found(
        await policy.execute(async ({ signal }) => {
          await pace(signal);
          return sent(question, signal, send);
        }),
      );
    } catch (error) {
      const why = failureOf(error);
      notices.once(`${name} ${FAILURES[why]}.`);
      return lacks(why);
    }
  };
}

/** Does not follow redirects, so that the key is sent only to the service itself. */
async function sent(
  { url, headers = {}, body }: Question,
  signal: AbortSignal,
  send: NonNullable<WayOut['send']>,
): Promise<Reply> {
  const response = await send(url, {
    ...(body !== undefined && { method: 'POST', body }),
    headers: { Accept: 'application/json', ...headers },
    redirect: 'error',
    signal,
  });
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel();
    throw new Passing(response.status === 429 ? 'quota' : 'broken', retryAfter(response.headers));
  }
  const text = await readText(response, MOST);
  if (text === null) throw new Passing('huge');
  return { status: response.status, text, json: parsed(text) };
}

/** Milliseconds. A Retry-After with a date is ignored. */
function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') || Number.NaN);
  return seconds >= 0 ? seconds * 1000 : USUAL_WAIT;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Passing) return error.why;
  if (error instanceof BrokenCircuitError) return 'away';
  if (error instanceof BulkheadRejectedError) return 'busy';
  return error instanceof TaskCancelledError || (error as Error).name === 'AbortError' ? 'late' : 'cut';
}

/** Returns a function that waits until the next request may be sent, so that requests are evenly spaced. */
function createPace(
  perSecond: number,
  now: () => number = () => performance.now(),
): (signal: AbortSignal) => Promise<void> {
  const apart = 1000 / perSecond;
  let next = 0;
  return async (signal) => {
    const asked = now();
    const mine = Math.max(asked, next);
    next = mine + apart;
    if (mine > asked) await timers.setTimeout(mine - asked, undefined, { signal });
  };
}

/** Returns null, and stops reading, if the answer is longer than `most` bytes. */
async function readText({ body }: Response, most: number): Promise<string | null> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > most) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
