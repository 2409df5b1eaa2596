// Serves a page with only the widget, from src, and its own reference API.
import { createServer } from 'node:http';
import { startReferenceApi } from '../reference-api.mjs';
import { sourceScript } from '../source-script.mjs';

const page = (api) => `<!doctype html>
<html lang="en-GB">
  <head><meta charset="utf-8"><title>A page</title></head>
  <body>
    <home-energy-quote api-base="${api}" support-phone="0117 496 0142"></home-energy-quote>
    <script src="/dist/home-energy-quote.js"></script>
  </body>
</html>`;

/** `{ url, stop }` */
export async function servePage() {
  const api = await startReferenceApi();
  const { serve } = sourceScript();
  const server = createServer(async ({ url: path }, response) => {
    const script = await serve({ path });
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(script?.body ?? page(api.url));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await api.stop();
    },
  };
}
