// The only file that uses ky: sets the time limits, and returns an outcome for every way a request can end.
import { hasOwnRequest } from './own-request.ts';

// Above ky, so that it has looked at the page’s `Request` before ky is loaded.

import ky, { HTTPError } from 'ky';
import { type Failure, failed, type Outcome, success } from './failure.ts';
import { parseJson, stringifyJson } from './json.ts';

/** Milliseconds: for one attempt including its answer, and for all attempts of a call including their pauses. */
const ATTEMPT_TIMEOUT = 10_000;
const TOTAL_TIMEOUT = 14_000;
/** Milliseconds between two attempts: our own, and the longest that a server may request. */
const PAUSE = 300;
const MAX_RETRY_AFTER = 3000;
/** Statuses of a server that is temporarily unable to answer, and those with which it may say when to retry. */
const RETRIED = [408, 429, 502, 503, 504];
const AFTER = [429, 503];
/** A longer message from the server is not shown to visitors. */
const LONGEST_MESSAGE = 400;

/**
 * The text of a 2xx answer, or how the request failed. A request that only reads is retried once if no answer came or the server
 * was busy. ky decides when to retry and when to stop; it does not make the requests.
 */
export async function transport(request: TransportRequest): Promise<Outcome<string>> {
  if (!hasOwnRequest()) return sentWithoutKy(request);
  const { method, url, again, signal } = request;
  let text = '';
  try {
    await ky(url.href, {
      method,
      timeout: ATTEMPT_TIMEOUT,
      totalTimeout: TOTAL_TIMEOUT,
      retry: {
        limit: again ? 1 : 0,
        methods: ['get', 'post'],
        statusCodes: RETRIED,
        afterStatusCodes: AFTER,
        maxRetryAfter: MAX_RETRY_AFTER,
        backoffLimit: PAUSE,
        delay: () => (signal?.aborted ? 0 : PAUSE),
      },
      fetch: async (kyRequest) => {
        const answer = await sendOnce(request, (kyRequest as Request).signal);
        text = await answer.text();
        return answer;
      },
    });
    return success(text);
  } catch (error) {
    if (signal?.aborted) return failed({ kind: 'cancelled' });
    return failed(error instanceof HTTPError ? refusal(error.response.status, text) : { kind: 'no-answer' });
  }
}

/** On a page that replaced `Request`, the browser's fetch sends the call once. */
async function sentWithoutKy(request: TransportRequest): Promise<Outcome<string>> {
  try {
    const answer = await sendOnce(request, AbortSignal.timeout(ATTEMPT_TIMEOUT));
    const text = await answer.text();
    return answer.ok ? success(text) : failed(refusal(answer.status, text));
  } catch {
    return failed({ kind: request.signal?.aborted ? 'cancelled' : 'no-answer' });
  }
}

function refusal(status: number, text: string): Failure {
  const message = serverMessage(text);
  return status === 401 || status === 500
    ? { kind: 'fatal', status, message }
    : { kind: 'refused', status, message };
}

/** Data, markup, a stack trace, a name without meaning or a quotation: useful to an engineer, not to a visitor. */
const NOT_FOR_PEOPLE =
  /[{}\\\n]|<\/?\w|^["'`[]|(^|\w)(Error|Exception)\b|\bE(CONN|NOENT|TIMED)|^(null|undefined|NaN|true|false)$|:\d+:\d+/;

/** `{ message }` or a bare string, if it is a sentence for the visitor. */
function serverMessage(body: string): string | null {
  const json = parseJson(body);
  const data = json === undefined ? body : json;
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : data;
  if (typeof message !== 'string') return null;
  const text = message.trim();
  return text.length <= LONGEST_MESSAGE && /\p{L}{2}/u.test(text) && !NOT_FOR_PEOPLE.test(text) ? text : null;
}

// For pages that wrap `fetch` badly. We take `fetch` when the script starts, and call it with (url, init), never with a Request.
// Some wrappers lose a Request's method or body, or refuse one that is used twice; all of them pass on a URL and a plain init.

const pageFetch: typeof fetch = globalThis.fetch.bind(globalThis);

export interface TransportRequest {
  readonly method: string;
  readonly url: URL;
  readonly token?: string;
  readonly body?: unknown;
  /** The call only reads, so it is retried once if no answer came or the server was busy. */
  readonly again?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** The request continues after the visitor leaves the page; its answer is not read. */
  readonly keepalive?: boolean;
}

/** Sends the request once. @param limit aborts it, as the request's own signal does */
function sendOnce(request: TransportRequest, limit: AbortSignal): Promise<Response> {
  const { method, url, token, body, signal, keepalive } = request;
  const hasBody = body !== undefined;
  return pageFetch(url.href, {
    method,
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    // Some browsers can't combine two signals. The visitor's own signal is the one to keep.
    signal: signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit,
    ...(hasBody ? { body: stringifyJson(body) } : {}),
    ...(keepalive ? { keepalive } : {}),
    credentials: 'omit',
    // A redirect must not pass an address or a meter's number on to another server.
    redirect: 'error',
    // Sends only the page's origin, even if the page's own policy would send its full URL.
    referrerPolicy: 'strict-origin',
  });
}
