import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import type { HttpBindings } from '@hono/node-server';
import { waitOf } from './http/waited.ts';
import { listen, type Sockets } from './listen.ts';
import { readSettings } from './settings.ts';

/** Milliseconds in which a server does nothing else. */
const HELD = 100;

/** The turn of the next comes this much later. */
function held(): Response {
  for (const end = performance.now() + HELD; performance.now() < end; );
  return new Response('/done');
}

/** A server that tells what it is doing: `/slow` is answered when the test says so. */
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

/** Sends a text and answers all that comes back until the other end closes, or `enough` of it has come. */
function say(port: number, text: string, enough: (said: string) => boolean = () => false): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (more) => {
      said += more;
      if (enough(said)) socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => resolve(said));
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
  it('gives each request its waiting time, by which it is refused', async (t) => {
    const waits: number[] = [];
    const take = (_: Request, env: unknown) => {
      waits.push(waitOf((env as HttpBindings).incoming));
      return held();
    };
    const sockets = await listen(take, { ...readSettings({}), port: 0 });
    t.after(() => sockets.close());
    // The first time connects; the second time all are sent, and come, at once.
    const agent = new Agent({ keepAlive: true });
    for (const _ of [1, 2]) await Promise.all([1, 2, 3].map(() => ask(sockets.port, '/', agent)));
    assert.equal(waits.length, 6);
    assert.ok(Math.max(...waits) >= HELD - 1, `${waits}`);
  });

  it('of a proxy is one of the client’s that it names: whoever has few is not behind whoever has many', async (t) => {
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
    // As above.
    for (const _ of [1, 2]) await all();
    const place = turns.slice(clients.length).indexOf('2.2.2.2');
    assert.ok(place >= 0 && place <= 2, turns.join());
  });

  it('is answered one request after the other, in their order', async (t) => {
    const { sockets, asked, most } = await server();
    t.after(() => sockets.close());
    const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
    const said = await say(sockets.port, paths.map(get).join(''), (all) => all.includes('/9'));
    assert.deepEqual(said.match(/^\/\d/gm), paths);
    assert.deepEqual(asked, paths);
    assert.equal(most(), 1);
  });

  it('that sends on and on without an answer is let go, its requests mostly unread', async (t) => {
    const { sockets, asked, answer } = await server();
    t.after(() => sockets.close());
    const agent = new Agent();
    const ended = say(sockets.port, get('/slow') + get('/more').repeat(1400));
    // Until all of it has come. It is let go then, not when it has said nothing for long, nor after its first answer.
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    while (!isOver) await ask(sockets.port, '/other', agent);
    answer();
    assert.equal(await ended, '');
    // The first may have been let go before its turn.
    assert.ok(asked.filter((path) => path !== '/other').every((path) => path === '/slow'));
    assert.ok(asked.filter((path) => path === '/slow').length <= 1);
  });

  it('may send a long body, and in one piece with its head', async (t) => {
    const { sockets } = await server();
    t.after(() => sockets.close());
    const body = 'x'.repeat(200_000);
    const head = `POST /long HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`;
    assert.match(await say(sockets.port, head + body, (all) => all.includes('/long')), /^HTTP\/1\.1 200 /);
  });
});

describe('a server that ends', () => {
  it('answers what it has accepted, says that it is the last, and ends as soon as nothing is left', async () => {
    const { sockets, asked, answer } = await server();
    const agent = new Agent({ keepAlive: true });
    assert.equal((await ask(sockets.port, '/idle', agent)).headers.connection, 'keep-alive');
    const fresh = connect(sockets.port, '127.0.0.1');
    await once(fresh, 'connect');
    const slow = ask(sockets.port, '/slow', new Agent({ keepAlive: true }));
    while (!asked.includes('/slow')) await new Promise((resolve) => setImmediate(resolve));
    const isOver = sockets.close();
    // Sent before it could be known: over a connection that is open, and over a new one.
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
    assert.equal(left, undefined, 'idle and silent connections hold nothing up');
    fresh.destroy();
  });

  it('answers all that one connection sent ahead', async () => {
    const { sockets, asked, answer } = await server();
    const said = say(sockets.port, get('/slow') + get('/second') + get('/third'));
    while (!asked.includes('/slow')) await new Promise((resolve) => setImmediate(resolve));
    const isOver = sockets.close();
    answer();
    assert.deepEqual((await said).match(/\/(slow|second|third)/g), ['/slow', '/second', '/third']);
    await isOver;
  });
});
