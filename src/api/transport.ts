// Knows HTTP: ky with our limits, and every way it can end, told as an outcome. ky's only door.
import ky, { HTTPError, type KyInstance } from 'ky';
import { type Failure, failed, type Outcome, success } from './failure.ts';
import { fetchUnpacked } from './page-fetch.ts';
import { stringifyJson } from './page-json.ts';

/** Milliseconds: one attempt, and all attempts of a call with their pauses. */
const ATTEMPT_TIMEOUT = 10_000;
const TOTAL_TIMEOUT = 14_000;
const MAX_RETRY_AFTER = 3000;
/** A server message longer than this is no message for a person. */
const LONGEST_MESSAGE = 400;

export interface TransportRequest {
  readonly method: string;
  readonly url: URL;
  readonly token?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Goes on after the page is left; answers are not read. */
  readonly keepalive?: boolean;
}

export type Transport = (request: TransportRequest) => Promise<Outcome<string>>;

/** The text of a 2xx answer, or how it failed. A POST or PUT is sent once; a GET once more when nothing came back. */
export function createTransport(): Transport {
  const client = createClient();
  return async ({ method, url, token, body, signal, keepalive }) => {
    try {
      const text = await client(url, {
        method,
        headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body === undefined ? {} : { json: body }),
        ...(signal ? { signal } : {}),
        ...(keepalive ? { keepalive } : {}),
      }).text();
      return success(text);
    } catch (error) {
      return failed(failureOf(error, signal));
    }
  };
}

function createClient(): KyInstance {
  return ky.create({
    fetch: fetchUnpacked,
    stringifyJson,
    credentials: 'omit',
    timeout: ATTEMPT_TIMEOUT,
    totalTimeout: TOTAL_TIMEOUT,
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: [408, 429, 502, 503, 504],
      maxRetryAfter: MAX_RETRY_AFTER,
    },
  });
}

function failureOf(error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted) return { kind: 'cancelled' };
  if (!(error instanceof HTTPError)) return { kind: 'no-answer' };
  const { status } = error.response;
  const message = serverMessage(error.data);
  return status === 401 || status === 500
    ? { kind: 'fatal', status, message }
    : { kind: 'refused', status, message };
}

/** `{ message }` or a bare string; markup and essays are not for the visitor. */
function serverMessage(data: unknown): string | null {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : data;
  if (typeof message !== 'string') return null;
  const text = message.trim();
  return text && text.length <= LONGEST_MESSAGE && !text.startsWith('<') ? text : null;
}
