// ky makes a `Request` as it is loaded, and another for each call. A page may have replaced it, as MooTools does.

/** Whether `Request` works as the browser's own does. */
export function hasOwnRequest(): boolean {
  try {
    const { method, signal } = new Request('https://request.invalid', { method: 'DELETE' });
    return method === 'DELETE' && signal instanceof AbortSignal;
  } catch {
    return false;
  }
}

/** Without a `Request` ky loads; with another it throws. The page has its own again before it can run. */
if (!hasOwnRequest()) {
  const { Request: replaced } = globalThis;
  Reflect.set(globalThis, 'Request', undefined);
  queueMicrotask(() => Reflect.set(globalThis, 'Request', replaced));
}
