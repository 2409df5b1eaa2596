// Knows the sockets: both names of this machine unless told otherwise, and how long a slow client may take.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

export interface Sockets {
  readonly port: number;
  close(): Promise<void>;
}

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

/** Milliseconds: for the head of a request, for the whole of it, and between two on one connection. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2000,
};
/** Milliseconds without a byte either way: a client that does not read its answer. */
const SILENCE = 30_000;
/** Milliseconds that requests under way are given when the server ends. */
const LAST_REQUESTS = 2500;

/** Not every machine has the newer of the two. */
const LOOPBACK = ['127.0.0.1', '::1'];
const ABSENT = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** A free port of the one address may be taken on the other: another is asked for, this often at most. */
const MOST_TRIES = 10;

/** Throws a StartProblem when the port can't be had. */
export async function listen(fetch: Fetch, settings: Settings, tries = MOST_TRIES): Promise<Sockets> {
  try {
    return await listenOnce(fetch, settings);
  } catch (error) {
    if (settings.port !== 0 || tries === 1) throw error;
    return listen(fetch, settings, tries - 1);
  }
}

async function listenOnce(fetch: Fetch, { port, host }: Settings): Promise<Sockets> {
  const servers: Server[] = [];
  try {
    for (const name of host ? [host] : LOOPBACK) {
      const server = await open(fetch, portOf(servers[0]) ?? port, name);
      if (server) servers.push(server);
    }
  } catch (error) {
    await closeAll(servers);
    throw error;
  }
  return { port: portOf(servers[0]) ?? port, close: () => closeAll(servers) };
}

function portOf(server: Server | undefined): number | null {
  return server ? (server.address() as AddressInfo).port : null;
}

/** Null where this machine lacks IPv6. */
function open(fetch: Fetch, port: number, host: string): Promise<Server | null> {
  const server = createAdaptorServer({
    fetch,
    overrideGlobalObjects: false,
    serverOptions: TIMEOUTS,
  }) as Server;
  server.setTimeout(SILENCE);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && ABSENT.includes(error.code ?? '')) resolve(null);
      else reject(new StartProblem(sentence(error, port, host)));
    });
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function sentence({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or choose another with PORT.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account: choose one above 1023 with PORT.`;
  return `The server can not listen on ${host} (${message}): choose another address with HOST.`;
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map(close));
}

function close(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
