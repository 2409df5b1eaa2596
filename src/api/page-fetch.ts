// For pages that wrap `fetch` badly. We take `fetch` when the script starts, and call it with (url, init), never with a Request.
// Some wrappers lose a Request's method or body, or refuse one that is used twice; all of them pass on a URL and a plain init.
import { stringifyJson } from './page-json.ts';

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
export function sendOnce(request: TransportRequest, limit: AbortSignal): Promise<Response> {
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
