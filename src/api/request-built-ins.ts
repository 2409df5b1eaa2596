/**
 * Are `Request`, `Headers` and `Response` the browser's? MooTools has a `Request` of its own, and ky is built from
 * these. Uses nothing outside itself: the build also runs it before everything else, so that ky loads without them
 * where the answer is no.
 */
export function hasWholeRequest(): boolean {
  try {
    const made = new Request('data:,', { method: 'POST', headers: new Headers({ a: 'b' }) });
    return made.method === 'POST' && made.headers.get('a') === 'b' && new Response('', made).ok;
  } catch {
    return false;
  }
}
