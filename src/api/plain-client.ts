// For a page that replaced what ky is built from: `fetch` alone, within the same limits.
import { fetchSafely } from './page-fetch.ts';
import { stringifyJson } from './page-json.ts';
import { headersOf, RETRIED, type TransportRequest } from './transport-request.ts';

/** Milliseconds: each of two attempts, and the pause between them. */
const ATTEMPT_TIMEOUT = 6500;
const PAUSE = 500;

/** Whatever the server answers; what only reads and got nothing, or a server that could not just then, is asked again. */
export async function askPlainly(request: TransportRequest): Promise<Response> {
  const isFinal = (answer?: Response) =>
    !request.again || request.signal?.aborted || (answer && !RETRIED.includes(answer.status));
  try {
    const answer = await ask(request);
    if (isFinal(answer)) return answer;
  } catch (error) {
    if (isFinal()) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  return ask(request);
}

function ask({ method, url, token, body, signal, keepalive }: TransportRequest): Promise<Response> {
  const limit = AbortSignal.timeout(ATTEMPT_TIMEOUT);
  return fetchSafely(url.href, {
    method,
    headers: { ...headersOf(token), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal: signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit,
    ...(body === undefined ? {} : { body: stringifyJson(body) }),
    ...(keepalive ? { keepalive } : {}),
  });
}
