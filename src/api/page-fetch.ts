// For pages that wrap `fetch` badly: taken at script start, called with (url, init), never with a Request.

const pageFetch: typeof fetch = globalThis.fetch.bind(globalThis);

/** What none of our requests may do, whoever makes it. */
export function fetchSafely(url: string, init: RequestInit): Promise<Response> {
  return pageFetch(url, {
    ...init,
    credentials: 'omit',
    // An answer may not send an address or a meter's number on to another server.
    redirect: 'error',
    // The page's address stays the page's, however lax its own policy is; a server may want to know its origin.
    referrerPolicy: 'strict-origin',
  });
}

/**
 * The `fetch` ky is given. Wrappers on partner pages drop the method or the body of a Request, or refuse one that
 * was used before; a URL and a plain init pass through all of them.
 */
export async function fetchUnpacked(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request;
  const { url, method, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.clone().text() : '';
  return fetchSafely(url, {
    method,
    headers: Object.fromEntries(request.headers),
    signal,
    ...(body ? { body } : {}),
    ...(request.keepalive ? { keepalive: true } : {}),
  });
}
