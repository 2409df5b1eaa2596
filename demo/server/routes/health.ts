import type { Hono } from 'hono';

/** For a proxy: 503 from the moment that the server is asked to end, while it still answers all else. */
export function healthRoute(app: Hono, isEnding: () => boolean): void {
  app.get('/health', (c) => {
    c.header('Cache-Control', 'no-store');
    return isEnding() ? c.json({ status: 'ending' }, 503) : c.json({ status: 'ok' });
  });
}
