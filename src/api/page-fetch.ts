// Knows how to fetch on a page that wraps `fetch` badly: taken at script start, called with (url, init), never with a Request.

const pageFetch: typeof fetch = globalThis.fetch.bind(globalThis);

/**
 * The `fetch` ky is given. Wrappers on partner pages drop the method or the body of a Request, or refuse one that
 * was used before; a URL and a plain init pass through all of them.
 */
export async function fetchUnpacked(input: RequestInfo | URL): Promise<Response> {
  const request = input as Request;
  const { url, method, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.clone().text() : '';
  return pageFetch(url, {
    method,
    headers: Object.fromEntries(request.headers),
    credentials: 'omit',
    // An answer may not send an address or a meter's number on to another server.
    redirect: 'error',
    signal,
    ...(body ? { body } : {}),
    ...(request.keepalive ? { keepalive: true } : {}),
  });
}
