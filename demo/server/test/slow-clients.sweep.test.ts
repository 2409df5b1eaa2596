import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { freshToken, runServer, type TestServer } from './running-server.ts';

/** Responses to this many requests exceed any system's buffers for a client that does not read. */
const MANY = 2000;
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

const server = await runServer({ rateLimit: 100_000 });
after(() => server.stop());

const sockets: Socket[] = [];
after(() => {
  for (const socket of sockets) socket.destroy();
});

function socketTo({ url }: TestServer): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  sockets.push(socket);
  return socket;
}

const gone = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const STARTS = 'http.server.request.start';

/** The server's socket of the connection on which `url` is requested. */
function serversEnd(url: string): Promise<Socket> {
  return new Promise((found) => {
    const hear = (message: unknown) => {
      const { request, socket } = message as { request: IncomingMessage; socket: Socket };
      if (request.url !== url) return;
      unsubscribe(STARTS, hear);
      found(socket);
    };
    subscribe(STARTS, hear);
  });
}

/** Writes one byte at a time until the socket is closed. Returns everything that it received. */
async function drip(socket: Socket, text: string, everyMs: number): Promise<string> {
  let received = '';
  socket.on('data', (more) => {
    received += more;
  });
  let at = 0;
  const dripping = setInterval(() => socket.write(text[at++ % text.length] ?? ' '), everyMs);
  await gone(socket);
  clearInterval(dripping);
  return received;
}

const isServed = async () =>
  assert.equal((await server.send('GET /request/ev/make')).status, 200, 'others are served');

/** Milliseconds after which a client that is not disconnected fails the test. */
const NEVER = 180_000;

// Concurrent, since each test waits for a timeout of the server.
describe('a slow client', { concurrency: true, timeout: NEVER }, () => {
  it('that sends its body byte by byte is disconnected with a 408', async () => {
    const head = `POST /request/ev/regno HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${await freshToken(server.url)}\r\nContent-Length: 5000\r\n\r\n`;
    const socket = socketTo(server);
    socket.write(head);
    const received = drip(socket, '{"registrationNumber":"FO18RDX"}', 200);
    await isServed();
    assert.match(await received, /^HTTP\/1\.1 408 /);
  });

  it('that sends its headers byte by byte is disconnected with a 408', async () => {
    const socket = socketTo(server);
    socket.write('GET /request/ev/make HTTP/1.1\r\nHost: a\r\nX: ');
    const received = drip(socket, 'x', 200);
    await isServed();
    assert.match(await received, /^HTTP\/1\.1 408 /);
  });

  it('that never reads its response is disconnected', async () => {
    const path = '/data/ice.csv?unread';
    const asked = serversEnd(path);
    const socket = socketTo(server);
    socket.pause();
    socket.write(ask(path).repeat(MANY));
    const isOver = gone(await asked);
    await isServed();
    // It writes nothing more, since that would count as activity or as an invalid request.
    await isOver;
    assert.equal(socket.destroyed, false, 'the client itself has closed nothing');
  });

  it('that reads nothing does not prevent the server from stopping', async () => {
    const own = await runServer();
    const socket = socketTo(own);
    socket.pause();
    socket.write(ask('/data/ice.csv').repeat(MANY));
    await once(socket, 'connect');
    await own.stop();
    await assert.rejects(fetch(own.url));
  });
});
