// Listens on both loopback addresses by default, and limits how long a slow client may take.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Connections, connectionsOf } from './load/connections.ts';
import type { Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

export interface Sockets {
  readonly port: number;
  close(): Promise<void>;
}

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

/** Milliseconds. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2000,
};
/** Milliseconds without a byte in either direction, so that a client that does not read its answer is disconnected. */
const SILENCE = 30_000;
/** For each address that the server listens on. */
const MOST_CONNECTIONS = 4000;
/** Milliseconds that open requests get when the server shuts down. */
const LAST_REQUESTS = 2500;

const LOOPBACK = ['127.0.0.1', '::1'];
/** The error codes of a machine without IPv6. */
const ABSENT = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** A port that is free on one loopback address may be taken on the other; then another port is tried. */
const MOST_TRIES = 10;

/** Throws a StartProblem when the port can't be used. */
export async function listen(fetch: Fetch, settings: Settings, tries = MOST_TRIES): Promise<Sockets> {
  try {
    return await listenOnce(fetch, settings);
  } catch (error) {
    if (settings.port !== 0 || tries === 1) throw error;
    return listen(fetch, settings, tries - 1);
  }
}

async function listenOnce(fetch: Fetch, { port, host, trustProxy }: Settings): Promise<Sockets> {
  const servers: Server[] = [];
  // A proxy may check /health by HTTP/1.0, without a Host header.
  const options = { overrideGlobalObjects: false, hostname: host ?? 'localhost' };
  const connections = connectionsOf(getRequestListener(fetch, options), trustProxy);
  try {
    for (const name of host ? [host] : LOOPBACK) {
      const server = await open(connections, portOf(servers[0]) ?? port, name);
      if (server) servers.push(server);
    }
  } catch (error) {
    await closeAll(servers, connections);
    throw error;
  }
  return { port: portOf(servers[0]) ?? port, close: () => closeAll(servers, connections) };
}

function portOf(server: Server | undefined): number | null {
  return server ? (server.address() as AddressInfo).port : null;
}

/** Returns null on a machine without IPv6. */
function open(connections: Connections, port: number, host: string): Promise<Server | null> {
  const server = createServer(TIMEOUTS, connections.take).on('connection', connections.add);
  server.maxConnections = MOST_CONNECTIONS;
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
  if (code === 'EACCES') return `This user may not use port ${port}: choose one above 1023 with PORT.`;
  return `The server cannot listen on ${host} (${message}): choose another address with HOST.`;
}

/** New connections are accepted until `beginEnd` resolves, since a client may have opened one before it could know. */
async function closeAll(servers: readonly Server[], connections: Connections): Promise<void> {
  await connections.beginEnd();
  const closed = Promise.all(servers.map(close));
  connections.closeIdle();
  await closed;
}

function close(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
  });
}
