// The host page's origin is localhost, and that of the widget's script is 127.0.0.1.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const PAGES = new URL('../pages/', import.meta.url);
const DIST = new URL('../../../dist/', import.meta.url);
/** Installed libraries for the pages: `/node_modules/<package>/…`. */
const INSTALLED = new URL('../../../node_modules/', import.meta.url);

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** A page may begin with the headers with which it is served. */
const HEADERS = /^<!--headers\n([\s\S]*?)-->\n/;

export interface Servers {
  /** The origin of the pages, without a slash at the end. */
  readonly pages: string;
  /** The origin of the widget's files. */
  readonly cdn: string;
  readonly stop: () => Promise<void>;
}

/** `made` are generated files on the pages' origin, by path. */
export async function startServers(api: string, made: ReadonlyMap<string, () => string>): Promise<Servers> {
  const cdn = await listen('127.0.0.1', (path, response) => {
    // Modules need CORS, and so does a classic script with an integrity hash.
    response.setHeader('access-control-allow-origin', '*');
    send(response, path, readFileSync(new URL(`.${path}`, DIST)));
  });
  const pages = await listen('localhost', (path, response) => {
    const text = made.get(path)?.();
    if (text !== undefined) return send(response, path, text);
    const file = path.startsWith('/node_modules/')
      ? new URL(`../${path.slice(1)}`, INSTALLED)
      : new URL(`.${path}`, PAGES);
    return path.endsWith('.html')
      ? sendPage(response, readFileSync(file, 'utf8'), { api, cdn: cdn.url })
      : send(response, path, readFileSync(file));
  });
  return {
    pages: pages.url,
    cdn: cdn.url,
    stop: async () => void (await Promise.all([cdn.stop(), pages.stop()])),
  };
}

function sendPage(response: ServerResponse, text: string, where: { api: string; cdn: string }): void {
  const values: Readonly<Record<string, string>> = {
    ...where,
    script: `${where.cdn}/home-energy-quote.js`,
    module: `${where.cdn}/home-energy-quote.mjs`,
    nonce: randomBytes(12).toString('base64'),
  };
  const filled = text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  for (const line of HEADERS.exec(filled)?.[1]?.trim().split('\n') ?? []) {
    const [name = '', value = ''] = line.split(/:\s*(.*)/);
    response.setHeader(name, value);
  }
  send(response, '.html', filled.replace(HEADERS, ''));
}

function send(response: ServerResponse, path: string, body: string | Buffer): void {
  response.setHeader('content-type', TYPES[extname(path) || path] ?? 'text/plain');
  response.setHeader('cache-control', 'no-store');
  response.end(body);
}

/** A server on a free port of this machine. If `answer` throws, the response is a 404. */
export async function listen(host: string, answer: (path: string, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    try {
      answer(new URL(request.url ?? '/', 'http://a').pathname, response);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://${host}:${port}`, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
