// Limits connections per address and pipelined requests per connection, and drains connections at shutdown. Written here
// because libraries such as cockatiel limit the work that a server starts, not the connections that clients open.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fairQueue } from './fair-queue.ts';
import { clientKey, clientOf } from './limit-rate.ts';
import { recordWait } from './shed-load.ts';

/** Pipelined requests of one connection. Browsers and proxies send none. */
const MOST_AHEAD = 16;
/** Connections that one address may have open. */
const MOST_OF_ONE = 1000;
/** Milliseconds without activity after which requests sent before the shutdown was known have arrived. */
const CALM = 100;
/** Milliseconds after which the shutdown goes on although requests still arrive. */
const MOST_PATIENCE = 2500;
const SOON = 10;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  readonly socket: Socket;
  current: Exchange | null;
  readonly ahead: Exchange[];
  /** Bytes received when the latest answer was sent. */
  bytesRead: number;
}

export interface Connections {
  /** The listener of 'connection'. */
  add(socket: Socket): void;
  /** The listener of 'request'. */
  take: RequestListener;
  /** From now on answers close their connection. Resolves when idle connections can be closed. */
  beginEnd(): Promise<void>;
  closeIdle(): void;
}

/**
 * Answers the requests of each connection in order, the next one when the client has received the answer before. So a
 * client that does not read holds one answer only, and one that sends too many requests ahead is disconnected. Across
 * all connections, one request starts in each turn of the event loop.
 * @param isProxied true if all connections come from a proxy, so that they are not limited by address
 */
export function connectionsOf(answer: RequestListener, isProxied: boolean): Connections {
  const open = new Map<Socket, Connection>();
  const count = counter();
  let isEnding = false;
  /** The time of the latest connection or answer, in milliseconds. */
  let activeAt = 0;

  const queue = fairQueue<Exchange>(({ request, response }, waited) => {
    if (request.socket.destroyed) return;
    recordWait(request, waited);
    answer(request, response);
  });

  function begin(connection: Connection, exchange: Exchange): void {
    connection.current = exchange;
    if (isEnding) makeLast(connection);
    exchange.response.once('close', () => goOn(connection));
    const { headers, socket } = exchange.request;
    queue(clientOf(String(headers['x-forwarded-for'] ?? ''), socket.remoteAddress, isProxied), exchange);
  }

  function goOn(connection: Connection): void {
    connection.current = null;
    activeAt = performance.now();
    connection.bytesRead = connection.socket.bytesRead;
    const next = connection.ahead.shift();
    if (next && !connection.socket.destroyed) begin(connection, next);
  }

  return {
    add(socket) {
      const client = clientKey(socket.remoteAddress ?? '');
      activeAt = performance.now();
      open.set(socket, { socket, current: null, ahead: [], bytesRead: 0 });
      socket.once('close', () => {
        open.delete(socket);
        count(client, -1);
      });
      readInSlices(socket);
      if (count(client, 1) > MOST_OF_ONE && !isProxied) socket.destroy();
    },
    take(request, response) {
      const connection = open.get(request.socket);
      if (!connection || request.socket.destroyed) return;
      if (!connection.current) begin(connection, { request, response });
      else if (connection.ahead.push({ request, response }) > MOST_AHEAD) letGo(connection);
    },
    async beginEnd() {
      isEnding = true;
      activeAt = performance.now();
      for (const connection of open.values()) makeLast(connection);
      const latest = activeAt + MOST_PATIENCE;
      while (performance.now() < latest && (isBusy(open) || performance.now() < activeAt + CALM))
        await wait(SOON);
    },
    closeIdle: () => closeIdle(open),
  };
}

/** Returns how many connections a client has after a change. */
function counter() {
  const perClient = new Map<string, number>();
  return (client: string, change: number): number => {
    const now = (perClient.get(client) ?? 0) + change;
    if (now > 0) perClient.set(client, now);
    else perClient.delete(client);
    return now;
  };
}

/** The current answer closes the connection, unless more requests were accepted on it. */
function makeLast({ current, ahead }: Connection): void {
  if (current && ahead.length === 0 && !current.response.headersSent)
    current.response.shouldKeepAlive = false;
}

const isBusy = (open: ReadonlyMap<Socket, Connection>) =>
  [...open.values()].some(({ current }) => current !== null);

function closeIdle(open: ReadonlyMap<Socket, Connection>): void {
  for (const { socket, current, bytesRead } of open.values()) {
    if (!current && socket.bytesRead === bytesRead) socket.destroySoon();
  }
}

function letGo({ socket, ahead }: Connection): void {
  ahead.length = 0;
  socket.destroy();
}

/** Bytes: about twenty of the smallest requests. */
const SLICE = 1024;

/**
 * Passes received bytes to Node's parser in slices. Otherwise it parses everything at once: a thousand requests of one
 * client before the first of another, and before the connection could be closed.
 */
function readInSlices(socket: Socket): void {
  const [parse] = socket.listeners('data');
  if (!parse) return;
  socket.removeListener('data', parse as (bytes: Buffer) => void);
  socket.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length && !socket.destroyed; at += SLICE) {
      // Node pauses the socket while the client does not read its answers. The rest is parsed after that.
      if (socket.isPaused()) return void socket.unshift(bytes.subarray(at));
      parse.call(socket, bytes.subarray(at, at + SLICE));
    }
  });
}
