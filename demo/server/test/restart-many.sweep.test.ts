// Many servers behind a proxy with health checks, as in the guide: no visitor must see a failure.
import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasHaproxy, type RunningProxy, startHaproxy } from './haproxy.ts';
import { ASSETS, createQuote, readResult } from './journey.ts';
import { startPlainProxy } from './plain-proxy.ts';
import { runServer, send } from './running-server.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import { throwawayPostgres } from './throwaway-postgres.ts';

const postgres = await throwawayPostgres();
if (!postgres) console.warn('PostgreSQL is not installed: the test of many servers is SKIPPED.');
after(() => postgres?.stop());
const noPostgres = postgres ? false : 'PostgreSQL is not installed';
const noHaproxy = hasHaproxy() ? false : 'HAProxy is not installed';
if (noHaproxy) console.warn('HAProxy is not installed: the tests of the README’s settings are SKIPPED.');

interface Tried {
  readonly name: string;
  readonly skip: string | false;
  start(servers: readonly string[]): Promise<RunningProxy>;
  /** Seconds that a server keeps serving, which is longer than the proxy needs to notice that it is stopping. */
  readonly drain: number;
}
const PROXIES: readonly Tried[] = [
  { name: 'a plain proxy', skip: noPostgres, start: startPlainProxy, drain: 2 },
  { name: 'HAProxy', skip: noPostgres || noHaproxy, start: startHaproxy, drain: 6 },
];

/** Milliseconds between two checks whether a server has restarted. */
const CHECK = 200;
/** Milliseconds after which a proxy that does not notice fails the test. */
const NEVER = 180_000;
const VISITORS = 3;
/** Milliseconds before each call of a visitor, so that a server is sometimes idle and stops at once. */
const PAUSE = 200;

// Concurrent, since each test mostly waits.
describe('servers behind', { concurrency: true, timeout: NEVER }, () => {
  for (const { name, skip, start, drain } of PROXIES)
    it(`${name} restart one after the other without a failed call, and each visitor is served by both`, {
      skip,
    }, async (t) => {
      const database = await postgres!.database(`many_${drain}`);
      const env = { DATABASE_URL: database, DRAIN_SECONDS: String(drain), TRUST_PROXY: '1' };
      const running: ServerProcess[] = await Promise.all([startProcess(env), startProcess(env)]);
      const proxy = await start(running.map(({ url }) => url));
      let isOver = false;
      const answers: string[] = [];
      const through = {
        async send(call: string, sent?: { body?: unknown }) {
          await wait(PAUSE);
          const answer = await send(proxy.url, call, { ...sent, headers: { connection: 'keep-alive' } });
          answers.push(
            `${answer.status} ${call.split('?')[0]} ${answer.status === 200 ? '' : answer.text}`.trim(),
          );
          return answer;
        },
      };
      const visits = Array.from({ length: VISITORS }, async (_, at) => {
        const asset = ASSETS[at % ASSETS.length]!;
        const visit = async () => readResult(through, asset, await createQuote(through, asset));
        // Failures are reported at the end.
        while (!isOver) await visit().catch((error: Error) => answers.push(String(error.cause ?? error)));
      });
      const visited = () => {
        isOver = true;
        return Promise.all(visits);
      };
      t.after(async () => {
        await visited();
        await proxy.stop();
        for (const server of running) await server.end('SIGTERM');
      });

      for (const at of running.keys()) {
        const { port } = new URL(running[at]!.url);
        assert.equal(await running[at]!.end('SIGTERM'), 0);
        assert.equal(await proxy.isUp(at), false, 'the proxy had learnt of it');
        running[at] = await startProcess({ ...env, PORT: port });
        const during = answers.length;
        while (!(await proxy.isUp(at))) await wait(CHECK);
        // It must serve visitors before the next server stops.
        while (answers.length < during + 20) await wait(CHECK);
      }
      await visited();
      assert.deepEqual(
        answers.filter((one) => !one.startsWith('200 ')),
        [],
      );
      assert.ok(answers.length > 60, `${answers.length} calls`);

      await running[0]!.end('SIGKILL');
      const health = async () => (await send(proxy.url, 'GET /health', { token: null })).status;
      for (let asked = 0; asked < 6; asked++) assert.equal(await health(), 200, 'the other is asked instead');
    });

  it('HAProxy lose no request on an idle connection, which the proxy closes and not the server', {
    skip: noHaproxy,
  }, async (t) => {
    const server = await runServer({ trustProxy: true });
    t.after(server.stop);
    const asked = new Set<Socket>();
    let givenUp = 0;
    const notice = (message: unknown) => {
      const { socket } = message as { socket: Socket };
      if (!asked.has(socket)) socket.once('timeout', () => givenUp++);
      asked.add(socket);
    };
    subscribe(STARTS, notice);
    t.after(() => unsubscribe(STARTS, notice));
    const proxy = await startHaproxy([server.url, server.url]);
    t.after(proxy.stop);
    const statuses = await Promise.all(IDLE.map((idle) => askTwice(proxy.url, idle)));
    assert.deepEqual([...new Set(statuses)], [200]);
    for (const { wretr, eresp } of await proxy.read()) assert.deepEqual([wretr, eresp], ['0', '0']);
    const ended = [...asked].filter(({ destroyed }) => destroyed).length;
    assert.ok(ended >= IDLE.length / 2, `${ended} connections were ended`);
    assert.equal(givenUp, 0, 'connections that the server ended');
  });
});

const STARTS = 'http.server.request.start';
/** Idle times in milliseconds around the timeouts of the proxy and the server. */
const IDLE = Array.from({ length: 100 }, (_, nth) => 7500 + nth * 50);

/** Sends two POST requests, which no proxy retries, over one connection. Returns the second status. */
async function askTwice(url: string, idle: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = async (): Promise<number> => {
    const asked: ClientRequest = request(`${url}/auth/token`, { method: 'POST', agent }).end();
    try {
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode!;
    } catch (error) {
      // Browsers also retry if the server has closed the connection.
      if (asked.reusedSocket) return post();
      throw error;
    }
  };
  await post();
  await wait(idle);
  return post().finally(() => agent.destroy());
}
