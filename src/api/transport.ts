// The only file that uses ky: sets the time limits, and returns an outcome for every way a request can end.
import ky, { HTTPError } from 'ky';
import { type Failure, failed, type Outcome, success } from './failure.ts';
import { sendOnce, type TransportRequest } from './page-fetch.ts';
import { parseJson } from './parse-json.ts';

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
  const { method, url, again, signal } = request;
  let text = '';
  try {
    await ky(url.href, {
      method,
      timeout: ATTEMPT_TIMEOUT,
      totalTimeout: TOTAL_TIMEOUT,
      // No other headers: the build leaves out those that ky would add.
      retry: {
        limit: again ? 1 : 0,
        methods: ['get', 'post'],
        statusCodes: RETRIED,
        afterStatusCodes: AFTER,
        maxRetryAfter: MAX_RETRY_AFTER,
        backoffLimit: PAUSE,
        delay: () => (signal?.aborted ? 0 : PAUSE),
      },
      fetch: async (asked) => {
        const answer = await sendOnce(request, (asked as Request).signal);
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
