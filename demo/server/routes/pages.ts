// Knows the files beside the API: the partner pages, the built widget, and the tables behind the figures.
import { resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { otherOrigin, pagePolicy } from '../pages/page-policy.ts';
import { fileBelow, type ServedFile, servedFile } from '../pages/served-file.ts';

const DEMO = resolve(import.meta.dirname, '../..');
const PAGES = resolve(DEMO, 'pages');
const DIST = resolve(DEMO, '../dist');
const DATA = resolve(DEMO, 'server/data');
const TOKEN = '__OTHER_ORIGIN__';

export function pageRoutes(app: Hono): void {
  app.get('/data/:name{[\\w-]+\\.csv}', async (c) => send(c, await fileBelow(DATA, c.req.param('name'))));
  app.get('*', async (c) => send(c, await found(decoded(c.req.path))));
}

/** A page may be asked for without its ending. */
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
  const served = await servedFile(file, (text) => text.replaceAll(TOKEN, other));
  c.header('ETag', served.etag);
  // Kept, but asked for again each time: a build may have replaced it.
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', served.type.startsWith('text/html') ? 'Accept-Encoding, Host' : 'Accept-Encoding');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (served.type.startsWith('text/html')) pageHeaders(c, other);
  if (c.req.header('if-none-match')?.includes(served.etag)) return c.body(null, 304);
  c.header('Content-Type', served.type);
  return c.body(best(c, served));
}

function pageHeaders(c: Context, other: string): void {
  c.header('Content-Security-Policy', pagePolicy(other));
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
}

function best(c: Context, { bytes, packed }: ServedFile): Uint8Array<ArrayBuffer> {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = Object.keys(packed).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (!encoding) return bytes;
  c.header('Content-Encoding', encoding);
  return packed[encoding]!;
}

function ownPort(c: Context): number {
  return (c.env as HttpBindings).incoming.socket.localPort ?? 0;
}
