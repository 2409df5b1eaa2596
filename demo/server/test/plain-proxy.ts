// A minimal proxy: it keeps connections alive, checks health, and retries an interrupted GET on another server.
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningProxy } from './haproxy.ts';

/** Milliseconds between health checks, and the number of failed checks after which a server is left out. */
const CHECK = 500;
const BELIEVED = 2;

export async function startPlainProxy(urls: readonly string[]): Promise<RunningProxy> {
  const servers = urls.map((url) => ({ url, bad: 0 }));
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
    isUp: async (at) => servers[at]!.bad === 0,
    async stop() {
      isOver = true;
      await looking;
      agent.destroy();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
