// ky's only door: our limits, and every way a request can end, told as an outcome.
import ky, { HTTPError, type KyInstance } from 'ky';
import { type Failure, failed, type Outcome, success } from './failure.ts';
import { fetchUnpacked } from './page-fetch.ts';
import { stringifyJson } from './page-json.ts';
import { parseJson } from './parse-json.ts';
import { askPlainly } from './plain-client.ts';
import { hasWholeRequest } from './request-built-ins.ts';
import { headersOf, RETRIED, type TransportRequest } from './transport-request.ts';

/** Milliseconds: one attempt, and all attempts of a call with their pauses. */
const ATTEMPT_TIMEOUT = 10_000;
const TOTAL_TIMEOUT = 14_000;
const MAX_RETRY_AFTER = 3000;
/** A server message longer than this is no message for a person. */
const LONGEST_MESSAGE = 400;

export type Transport = (request: TransportRequest) => Promise<Outcome<string>>;

/**
 * The text of a 2xx answer, or how it failed. It is sent once; what only reads, once more when nothing came back or the server
 * was busy.
 */
export function createTransport(isWhole: () => boolean = hasWholeRequest): Transport {
  let ask: Ask | undefined;
  return async (request) => {
    try {
      // With the first request: the first screen needs no client.
      ask ??= isWhole() ? askBy(createClient()) : askForText;
      return success(await ask(request));
    } catch (error) {
      return failed(failureOf(error, request.signal));
    }
  };
}

type Ask = (request: TransportRequest) => Promise<string>;

function askBy(client: KyInstance): Ask {
  return ({ method, url, token, body, again, signal, keepalive }) =>
    client(url, {
      method,
      headers: headersOf(token),
      ...(body === undefined ? {} : { json: body }),
      ...(again ? {} : { retry: 0 }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    }).text();
}

/** Without ky; throws a Failure where the answer is no 2xx. */
const askForText: Ask = async (request) => {
  const answer = await askPlainly(request);
  const text = await answer.text();
  if (answer.ok) return text;
  throw refusal(answer.status, text);
};

function createClient(): KyInstance {
  return ky.create({
    fetch: fetchUnpacked,
    stringifyJson,
    // What an error's text means, we find out ourselves, as without ky.
    parseJson: (text) => text,
    credentials: 'omit',
    timeout: ATTEMPT_TIMEOUT,
    totalTimeout: TOTAL_TIMEOUT,
    retry: {
      limit: 1,
      methods: ['get', 'post'],
      statusCodes: [...RETRIED],
      maxRetryAfter: MAX_RETRY_AFTER,
    },
  });
}

function failureOf(error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted) return { kind: 'cancelled' };
  if (error instanceof HTTPError) return refusal(error.response.status, String(error.data ?? ''));
  return typeof error === 'object' && error && 'kind' in error ? (error as Failure) : { kind: 'no-answer' };
}

function refusal(status: number, text: string): Failure {
  const message = serverMessage(text);
  return status === 401 || status === 500
    ? { kind: 'fatal', status, message }
    : { kind: 'refused', status, message };
}

/** Data, markup, a stack, a name of nothing, something in quotation marks: of use to an engineer, not to a visitor. */
const NOT_FOR_PEOPLE =
  /[{}\\\n]|<\/?\w|^["'`[]|^\w*(Error|Exception)\b|^(null|undefined|NaN|true|false)$|:\d+:\d+/;

/** `{ message }` or a bare string, where it is a sentence for the visitor. */
function serverMessage(said: string): string | null {
  const json = parseJson(said);
  const data = json === undefined ? said : json;
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : data;
  if (typeof message !== 'string') return null;
  const text = message.trim();
  return text.length <= LONGEST_MESSAGE && /\p{L}{2}/u.test(text) && !NOT_FOR_PEOPLE.test(text) ? text : null;
}
