// The server's static files: the demo pages, the built widget, and the tables behind the figures.
import { resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { acceptedEncoding, fileBelow, type ServedFile, servedFile } from './served-file.ts';

const DEMO = resolve(import.meta.dirname, '../..');
const PAGES = resolve(DEMO, 'pages');
const DIST = resolve(DEMO, '../dist');
const DATA = resolve(DEMO, 'server/data');

/** `/0.1.0/home-energy-quote.js` */
const RELEASE = /^\/\d+\.\d+\.\d+[^/]*\//;

/** The page that any site may frame. */
const FRAMED = /^\/frame(\.html)?$/;

export function pageRoutes(app: Hono): void {
  app.get('/data/:name{[\\w-]+\\.csv}', async (c) => send(c, await fileBelow(DATA, c.req.param('name'))));
  app.get('*', async (c) => send(c, await found(decoded(c.req.path))));
}

/** The URL of a page may omit `.html`. */
async function found(path: string): Promise<string | null> {
  const page = path.endsWith('/') ? `${path}index.html` : path;
  return (
    (await fileBelow(PAGES, page)) ??
    (await fileBelow(PAGES, `${page}.html`)) ??
    (await fileBelow(DIST, page))
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\0';
  }
}

async function send(c: Context, file: string | null): Promise<Response> {
  if (!file) return c.text('There is no such page.', 404);
  const other = otherOrigin(c.req.header('host') ?? '', ownPort(c));
  const served = await servedFile(file, other);
  c.header('ETag', served.etag);
  // A release's folder never changes. Other files may be replaced by a build, so browsers must revalidate them.
  c.header('Cache-Control', RELEASE.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('Vary', served.type.startsWith('text/html') ? 'Accept-Encoding, Host' : 'Accept-Encoding');
  if (served.type.startsWith('text/html')) pageHeaders(c, other);
  if (c.req.header('if-none-match')?.includes(served.etag)) return c.body(null, 304);
  c.header('Content-Type', served.type);
  return c.body(stream(best(c, served)));
}

function pageHeaders(c: Context, other: string): void {
  c.header('Content-Security-Policy', pagePolicy(other, FRAMED.test(c.req.path)));
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
}

function best(c: Context, { bytes, packed }: ServedFile): Uint8Array<ArrayBuffer> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '', Object.keys(packed));
  const sent = encoding ? packed[encoding]! : bytes;
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(sent.length));
  return sent;
}

/** Not a Response of bytes, which would copy them for each answer. */
function stream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

function ownPort(c: Context): number {
  return (c.env as HttpBindings).incoming.socket.localPort ?? 0;
}

/** Two names of this machine, which are different origins. */
const OTHER_NAME: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '127.0.0.1': 'localhost',
};

/** Returns the other origin for a request with this Host header; 127.0.0.1 for an unknown host. */
function otherOrigin(host: string, ownPort: number): string {
  const [, name = '', port] = /^([a-z0-9.]+):(\d{1,5})$/.exec(host) ?? [];
  const other = OTHER_NAME[name];
  return other ? `http://${other}:${port}` : `http://127.0.0.1:${ownPort}`;
}

/** As strict as a careful partner's policy: no inline script or style, and only the two origins. */
function pagePolicy(other: string, isForFrames = false): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${other}`,
    "style-src 'self'",
    `connect-src 'self' ${other}`,
    `img-src 'self' ${other}`,
    `font-src 'self' ${other}`,
    "frame-src 'self'",
    ...(isForFrames ? [] : ["frame-ancestors 'self'"]),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
