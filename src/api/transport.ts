// ky's only door: our limits, and every way a request can end, told as an outcome.
import ky, { HTTPError } from 'ky';
import { type Failure, failed, type Outcome, success } from './failure.ts';
import { sendOnce, type TransportRequest } from './page-fetch.ts';
import { parseJson } from './parse-json.ts';

/** Milliseconds: one attempt with its answer, and all attempts of a call with their pauses. */
const ATTEMPT_TIMEOUT = 10_000;
const TOTAL_TIMEOUT = 14_000;
/** Milliseconds between two attempts: ours, and the most that a server may ask for. */
const PAUSE = 300;
const MAX_RETRY_AFTER = 3000;
/** Statuses of a server that could not just then, and those with which it may say when it can. */
const RETRIED = [408, 429, 502, 503, 504];
const AFTER = [429, 503];
/** A server message longer than this is no message for a person. */
const LONGEST_MESSAGE = 400;

/**
 * The text of a 2xx answer, or how it failed. It is sent once; what only reads, once more when nothing came back or the server
 * was busy. ky knows when to ask again and when to give up; what is asked goes past it.
 */
export async function transport(request: TransportRequest): Promise<Outcome<string>> {
  const { method, url, again, signal } = request;
  let text = '';
  try {
    await ky(url.href, {
      method,
      timeout: ATTEMPT_TIMEOUT,
      totalTimeout: TOTAL_TIMEOUT,
      // All that there is to say: the build leaves out what ky would add.
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

/** Data, markup, a stack, a name of nothing, something in quotation marks: of use to an engineer, not to a visitor. */
const NOT_FOR_PEOPLE =
  /[{}\\\n]|<\/?\w|^["'`[]|(^|\w)(Error|Exception)\b|\bE(CONN|NOENT|TIMED)|^(null|undefined|NaN|true|false)$|:\d+:\d+/;

/** `{ message }` or a bare string, where it is a sentence for the visitor. */
function serverMessage(said: string): string | null {
  const json = parseJson(said);
  const data = json === undefined ? said : json;
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : data;
  if (typeof message !== 'string') return null;
  const text = message.trim();
  return text.length <= LONGEST_MESSAGE && /\p{L}{2}/u.test(text) && !NOT_FOR_PEOPLE.test(text) ? text : null;
}
