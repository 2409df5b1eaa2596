// The guide's way to restart many servers: behind a proxy that asks each for its health, no visit meets a failure.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ASSETS, createQuote, readResult } from './journey.ts';
import { send } from './running-server.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import { throwawayPostgres } from './throwaway-postgres.ts';

const postgres = await throwawayPostgres();
if (!postgres) console.warn('PostgreSQL is not installed: the test of many servers is SKIPPED.');
after(() => postgres?.stop());

/** Milliseconds from one look at a server's health to the next; so many bad ones in a row are believed. */
const CHECK = 500;
const BELIEVED = 2;
/** Seconds that a server goes on, which is more than the two take. */
const DRAIN_SECONDS = '2';
const VISITORS = 3;
/** Milliseconds before each call of a visitor: a server that nobody asks just then ends at once. */
const PAUSE = 200;

interface Upstream {
  url: string;
  bad: number;
}

/** As plain as one can be: it keeps connections, asks for health, and sends a GET that was cut to another server. */
async function startProxy(servers: readonly Upstream[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => {
    turn += 1;
    const well = servers.filter(({ bad }) => bad < BELIEVED);
    return well[turn % well.length];
  };
  async function pass(from: IncomingMessage, to: ServerResponse, body: Buffer, tries: number): Promise<void> {
    const upstream = next();
    if (!upstream) return void to.writeHead(502).end('no server is well');
    const headers = { ...from.headers, 'x-forwarded-for': '192.0.2.1' };
    const asked = request(upstream.url + from.url, { method: from.method!, headers, agent });
    asked.end(body);
    try {
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      to.writeHead(answer.statusCode!, { 'content-type': answer.headers['content-type'] });
      answer.pipe(to);
    } catch (error) {
      if (from.method === 'GET' && tries > 0) return pass(from, to, body, tries - 1);
      to.writeHead(502).end(String(error));
    }
  }
  const proxy = createServer(async (from, to) => {
    const parts: Buffer[] = [];
    for await (const part of from) parts.push(part);
    await pass(from, to, Buffer.concat(parts), 1);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      for (const server of servers) {
        const isWell = await fetch(`${server.url}/health`).then(
          ({ ok }) => ok,
          () => false,
        );
        server.bad = isWell ? 0 : server.bad + 1;
      }
      await wait(CHECK);
    }
  })();
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      isOver = true;
      await looking;
      agent.destroy();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

describe('servers behind a proxy', { skip: postgres ? false : 'PostgreSQL is not installed' }, () => {
  it('restart one after the other without a failed call, and each is served by both', async (t) => {
    const env = { DATABASE_URL: await postgres!.database('many'), DRAIN_SECONDS, TRUST_PROXY: '1' };
    const running: ServerProcess[] = await Promise.all([startProcess(env), startProcess(env)]);
    const servers = running.map(({ url }) => ({ url, bad: 0 }));
    const proxy = await startProxy(servers);
    t.after(async () => {
      await proxy.stop();
      for (const server of running) await server.end('SIGTERM');
    });

    let isOver = false;
    const answers: string[] = [];
    const through = {
      async send(call: string, sent?: { body?: unknown }) {
        await wait(PAUSE);
        const answer = await send(proxy.url, call, sent);
        answers.push(
          `${answer.status} ${call.split('?')[0]} ${answer.status === 200 ? '' : answer.text}`.trim(),
        );
        return answer;
      },
    };
    const visits = Array.from({ length: VISITORS }, async (_, at) => {
      const asset = ASSETS[at % ASSETS.length]!;
      // What failed is in `answers`, and the next visit begins.
      const visit = async () => readResult(through, asset, await createQuote(through, asset));
      while (!isOver) await visit().catch(() => {});
    });

    for (const [at, server] of servers.entries()) {
      const port = new URL(server.url).port;
      assert.equal(await running[at]!.end('SIGTERM'), 0);
      running[at] = await startProcess({ ...env, PORT: port });
      const during = answers.length;
      while (server.bad > 0) await wait(CHECK);
      // Its own visitors come before the next one goes.
      while (answers.length < during + 20) await wait(CHECK);
    }
    isOver = true;
    await Promise.all(visits);
    assert.deepEqual(
      answers.filter((one) => !one.startsWith('200 ')),
      [],
    );
    assert.ok(answers.length > 60, `${answers.length} calls`);
  });
});
