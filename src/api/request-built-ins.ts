/**
 * Are `Request`, `Headers` and `Response` the browser's? MooTools has a `Request` of its own, and ky is built from
 * these. Uses nothing outside itself: the build also asks it first, so that ky is read without them where it is no.
 */
export function hasWholeRequest(): boolean {
  try {
    const made = new Request('data:,', { method: 'POST', headers: new Headers({ a: 'b' }) });
    return made.method === 'POST' && made.headers.get('a') === 'b' && new Response('', made).ok;
  } catch {
    return false;
  }
}
