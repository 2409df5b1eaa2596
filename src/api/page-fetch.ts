// For pages that wrap `fetch` badly: taken at script start, called with (url, init), never with a Request. Wrappers drop the
// method or the body of one, or refuse one that was used before; a URL and a plain init pass through all of them.
import { stringifyJson } from './page-json.ts';

const pageFetch: typeof fetch = globalThis.fetch.bind(globalThis);

export interface TransportRequest {
  readonly method: string;
  readonly url: URL;
  readonly token?: string;
  readonly body?: unknown;
  /** It only reads: asked once more where nothing came back or the server was busy. */
  readonly again?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Goes on after the page is left; answers are not read. */
  readonly keepalive?: boolean;
}

/** Sends it once, as none of our requests may do otherwise. @param limit ends it, as its own signal does */
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
    // A browser that can't join two is not to miss the visitor's.
    signal: signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit,
    ...(hasBody ? { body: stringifyJson(body) } : {}),
    ...(keepalive ? { keepalive } : {}),
    credentials: 'omit',
    // An answer may not send an address or a meter's number on to another server.
    redirect: 'error',
    // The page's address stays the page's, however lax its own policy is; a server may want to know its origin.
    referrerPolicy: 'strict-origin',
  });
}
