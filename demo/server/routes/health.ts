import type { Hono } from 'hono';

/** For proxies. The answer is 503 once the server has received a signal to stop, while other requests are still served. */
export function healthRoute(app: Hono, isEnding: () => boolean): void {
  app.get('/health', (c) => {
    c.header('Cache-Control', 'no-store');
    return isEnding() ? c.json({ status: 'ending' }, 503) : c.json({ status: 'ok' });
  });
}
