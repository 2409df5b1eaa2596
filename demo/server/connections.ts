// Ours, since cockatiel and its like bound the work that we begin, and not what others do with connections: how many one
// address may open, how much may be sent ahead on one, and how all of them end in peace (connections.test.ts).
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fairQueue } from './fair-queue.ts';
import { clientKey, clientOf } from './http/client-key.ts';
import { noteWait } from './http/waited.ts';
import { readInSlices } from './read-in-slices.ts';

/** Of one connection, sent ahead of their answers. Browsers and proxies send none. */
const MOST_AHEAD = 16;
/** Open at once from one address. */
const MOST_OF_ONE = 1000;
/** Milliseconds without anything new or under way: what was sent before it could be known that we end has come by then. */
const CALM = 100;
/** Milliseconds after which we end though more and more comes. */
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
  /** Bytes that had come when its last answer was sent. */
  heard: number;
}

export interface Connections {
  /** For 'connection'. */
  add(socket: Socket): void;
  /** For 'request'. */
  take: RequestListener;
  /** From now on each answer is a connection's last; resolves when it is time to close those without a request. */
  beginEnd(): Promise<void>;
  closeIdle(): void;
}

/**
 * Answers the requests of each connection one after the other, the next one when the last was taken: a client that
 * reads nothing keeps one answer waiting, and one that sends on and on is let go. Of all connections one request is
 * handed over a turn.
 * @param isProxied all connections are a proxy's: they are not counted by address
 */
export function connectionsOf(answer: RequestListener, isProxied: boolean): Connections {
  const open = new Map<Socket, Connection>();
  const count = counter();
  let isEnding = false;
  /** Milliseconds: when something last came or was answered. */
  let stirred = 0;

  const queue = fairQueue<Exchange>(({ request, response }, waited) => {
    if (request.socket.destroyed) return;
    noteWait(request, waited);
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
    stirred = performance.now();
    connection.heard = connection.socket.bytesRead;
    const next = connection.ahead.shift();
    if (next && !connection.socket.destroyed) begin(connection, next);
  }

  return {
    add(socket) {
      const client = clientKey(socket.remoteAddress ?? '');
      stirred = performance.now();
      open.set(socket, { socket, current: null, ahead: [], heard: 0 });
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
      stirred = performance.now();
      for (const connection of open.values()) makeLast(connection);
      const latest = stirred + MOST_PATIENCE;
      while (performance.now() < latest && (isBusy(open) || performance.now() < stirred + CALM))
        await wait(SOON);
    },
    closeIdle: () => closeIdle(open),
  };
}

/** How many a client has, after a change. */
function counter() {
  const perClient = new Map<string, number>();
  return (client: string, change: number): number => {
    const now = (perClient.get(client) ?? 0) + change;
    if (now > 0) perClient.set(client, now);
    else perClient.delete(client);
    return now;
  };
}

/** What the connection is being answered says that it is the last, unless more was accepted after it. */
function makeLast({ current, ahead }: Connection): void {
  if (current && ahead.length === 0 && !current.response.headersSent)
    current.response.shouldKeepAlive = false;
}

const isBusy = (open: ReadonlyMap<Socket, Connection>) =>
  [...open.values()].some(({ current }) => current !== null);

function closeIdle(open: ReadonlyMap<Socket, Connection>): void {
  for (const { socket, current, heard } of open.values()) {
    if (!current && socket.bytesRead === heard) socket.destroySoon();
  }
}

function letGo({ socket, ahead }: Connection): void {
  ahead.length = 0;
  socket.destroy();
}
