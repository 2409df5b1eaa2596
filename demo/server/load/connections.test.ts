import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import type { HttpBindings } from '@hono/node-server';
import { listen, type Sockets } from '../listen.ts';
import { readSettings } from '../settings.ts';
import { waitOf } from './shed-load.ts';

/** Milliseconds for which a request blocks the server. */
const HELD = 100;

/** Blocks the event loop, so that the next request waits this long. */
function held(): Response {
  for (const end = performance.now() + HELD; performance.now() < end; );
  return new Response('/done');
}

/** A server that records the requested paths and how many requests ran at once. It answers `/slow` when the test calls `answer`. */
async function server() {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const fetch = async (asking: Request) => {
    const path = new URL(asking.url).pathname;
    asked.push(path);
    most = Math.max(most, ++atOnce);
    if (path === '/slow') await new Promise<void>((answer) => waiting.push(answer));
    else await new Promise((resolve) => setImmediate(resolve));
    atOnce--;
    return new Response(path);
  };
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  const settings = { ...readSettings({}), port: 0 };
  const sockets: Sockets = await listen(
    fetch as never as (r: Request, e: unknown) => Promise<Response>,
    settings,
  );
  return { sockets, asked, most: () => most, answer: answerAll };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** Sends a text and returns everything received until the server closes the connection or `enough` is true. */
function say(
  port: number,
  text: string,
  enough: (received: string) => boolean = () => false,
): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (more) => {
      received += more;
      if (enough(received)) socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => resolve(received));
  });
}

function ask(
  port: number,
  path: string,
  agent: Agent,
  headers: Record<string, string> = {},
): Promise<{ headers: IncomingMessage['headers']; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more) => {
        text += more;
      });
      answer.on('end', () => resolve({ headers: answer.headers, text }));
    });
    sent.on('error', reject).end();
  });
}

describe('a connection', () => {
  it('records how long each request waited in the queue', async (t) => {
    const waits: number[] = [];
    const take = (_: Request, env: unknown) => {
      waits.push(waitOf((env as HttpBindings).incoming));
      return held();
    };
    const sockets = await listen(take, { ...readSettings({}), port: 0 });
    t.after(() => sockets.close());
    // The first round opens the connections, so that the requests of the second arrive at the same time.
    const agent = new Agent({ keepAlive: true });
    for (const _ of [1, 2]) await Promise.all([1, 2, 3].map(() => ask(sockets.port, '/', agent)));
    assert.equal(waits.length, 6);
    assert.ok(Math.max(...waits) >= HELD - 1, `${waits}`);
  });

  it('from a proxy is queued by the client that the proxy names, so a client with few requests does not wait for one with many', async (t) => {
    const turns: (string | null)[] = [];
    const take = ({ headers }: Request) => {
      turns.push(headers.get('x-forwarded-for'));
      return held();
    };
    const sockets = await listen(take, { ...readSettings({ TRUST_PROXY: '1' }), port: 0 });
    t.after(() => sockets.close());
    const agent = new Agent({ keepAlive: true });
    const clients = ['1.1.1.1', '1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2'];
    const all = () =>
      Promise.all(clients.map((client) => ask(sockets.port, '/', agent, { 'x-forwarded-for': client })));
    // The first round opens the connections, as above.
    for (const _ of [1, 2]) await all();
    const place = turns.slice(clients.length).indexOf('2.2.2.2');
    assert.ok(place >= 0 && place <= 2, turns.join());
  });

  it('has its requests answered one at a time and in order', async (t) => {
    const { sockets, asked, most } = await server();
    t.after(() => sockets.close());
    const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
    const received = await say(sockets.port, paths.map(get).join(''), (all) => all.includes('/9'));
    assert.deepEqual(received.match(/^\/\d/gm), paths);
    assert.deepEqual(asked, paths);
    assert.equal(most(), 1);
  });

  it('that sends many requests without waiting for an answer is closed, most of them unread', async (t) => {
    const { sockets, asked, answer } = await server();
    t.after(() => sockets.close());
    const agent = new Agent();
    const ended = say(sockets.port, get('/slow') + get('/more').repeat(1400));
    // The connection must close as soon as too many requests have arrived, not after a timeout or its first answer.
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    while (!isOver) await ask(sockets.port, '/other', agent);
    answer();
    assert.equal(await ended, '');
    // The connection may have been closed before its first request was handled.
    assert.ok(asked.filter((path) => path !== '/other').every((path) => path === '/slow'));
    assert.ok(asked.filter((path) => path === '/slow').length <= 1);
  });

  it('may send a long body in one piece with its headers', async (t) => {
    const { sockets } = await server();
    t.after(() => sockets.close());
    const body = 'x'.repeat(200_000);
    const head = `POST /long HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
    assert.match(await say(sockets.port, head + body, (all) => all.includes('/long')), /^HTTP\/1\.1 200 /);
  });
});

describe('a server that shuts down', () => {
  it('answers the requests that it has accepted with Connection: close, and ends as soon as none is left', async () => {
    const { sockets, asked, answer } = await server();
    const agent = new Agent({ keepAlive: true });
    assert.equal((await ask(sockets.port, '/idle', agent)).headers.connection, 'keep-alive');
    const fresh = connect(sockets.port, '127.0.0.1');
    await once(fresh, 'connect');
    const slow = ask(sockets.port, '/slow', new Agent({ keepAlive: true }));
    while (!asked.includes('/slow')) await new Promise((resolve) => setImmediate(resolve));
    const isOver = sockets.close();
    // Sent before the client can know of the shutdown: on an open connection and on a new one.
    const just = await Promise.all([
      ask(sockets.port, '/just', agent),
      ask(sockets.port, '/new', new Agent({ keepAlive: true })),
    ]);
    assert.deepEqual(
      just.map(({ text, headers }) => [text, headers.connection]),
      [
        ['/just', 'close'],
        ['/new', 'close'],
      ],
    );
    answer();
    const last = await slow;
    assert.deepEqual([last.text, last.headers.connection], ['/slow', 'close']);
    const left = await Promise.race([
      isOver,
      new Promise((resolve) => setTimeout(resolve, 2000, 'still open')),
    ]);
    assert.equal(left, undefined, 'idle and silent connections do not delay the shutdown');
    fresh.destroy();
  });

  it('answers every request that a connection sent before its earlier ones were answered', async () => {
    const { sockets, asked, answer } = await server();
    const received = say(sockets.port, get('/slow') + get('/second') + get('/third'));
    while (!asked.includes('/slow')) await new Promise((resolve) => setImmediate(resolve));
    const isOver = sockets.close();
    answer();
    assert.deepEqual((await received).match(/\/(slow|second|third)/g), ['/slow', '/second', '/third']);
    await isOver;
  });
});
