import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { startServer } from '../start-server.ts';
import { until } from './partner.ts';
import { freshToken, QUIET, temporaryFolder } from './running-server.ts';
import { failedStart, startProcess } from './server-process.ts';

async function refuses(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { status, output } = await failedStart({ DATA_DIR: temporaryFolder(), ...env });
  assert.equal(status, 1, output);
  assert.match(output, sentence);
  assert.equal(output.split('\n').length, 1, output);
}

describe('a start that fails', () => {
  it('reports what is wrong with a setting', () => refuses({ PORT: 'http' }, /^PORT must be a whole number/));

  it('reports that the port is in use', async (t) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    t.after(() => taken.close());
    const { port } = taken.address() as { port: number };
    await refuses({ PORT: String(port) }, new RegExp(`^Port ${port} is taken: .*PORT\\.$`));
  });

  it('reports that the folder cannot be used', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await refuses({ DATA_DIR: file }, /^The data folder .* cannot be used .*DATA_DIR\.$/);
    await refuses({ DATA_DIR: '/proc/heq' }, /^The data folder \/proc\/heq cannot be used/);
  });

  it('reports the path of a database that is damaged or has the tables of another program', async (t) => {
    const DATA_DIR = temporaryFolder();
    const file = join(DATA_DIR, 'quotes.sqlite');
    const first = await startProcess({ DATA_DIR });
    await first.end('SIGTERM');
    const sound = readFileSync(file);
    writeFileSync(file, Buffer.from(sound).fill(0xab, 4096));
    await refuses(
      { DATA_DIR },
      /^The database in the data folder .*heq-test-.* cannot be used \(.*DATA_DIR\.$/,
    );
    writeFileSync(file, sound);
    const database = new DatabaseSync(file);
    t.after(() => database.close());
    database.exec('DROP TABLE kysely_migration');
    await refuses({ DATA_DIR }, /^The database in the data folder .* cannot be used \(.*DATA_DIR\.$/);
  });

  it('reports that the database cannot be reached, without its password', async () => {
    const DATABASE_URL = 'postgres://user:secret@127.0.0.1:9/quotes';
    await refuses(
      { DATABASE_URL },
      /^The database of DATABASE_URL \(127\.0\.0\.1:9\/quotes\) cannot be reached/,
    );
    const { output } = await failedStart({ DATABASE_URL });
    assert.doesNotMatch(output, /secret/);
  });

  it('reports that another server uses the folder', async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startProcess({ DATA_DIR });
    await refuses({ DATA_DIR }, /^Another server is using .*: stop it, or give this one a folder of its own/);
    assert.equal(typeof (await freshToken(first.url)), 'string', 'the first one goes on');
    await first.end('SIGKILL');
    const next = await startProcess({ DATA_DIR });
    assert.equal(await next.end('SIGTERM'), 0, 'a killed server leaves no lock behind');
  });
});

describe('a running server', () => {
  it('prints a URL that can be opened, also for IPv6', async (t) => {
    const server = await startServer({ ...QUIET, dataDir: temporaryFolder(), host: '::1' });
    t.after(() => server.close());
    assert.equal(typeof (await freshToken(server.url)), 'string', server.url);
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`stops with status 0 on ${signal}, after it has answered every request`, async () => {
      const server = await startProcess({ DATA_DIR: temporaryFolder(), DEMO_FAULTS: '1' });
      const faults = [{ call: 'POST /auth/token', delayMs: 300 }];
      await fetch(`${server.url}/_demo/faults`, { method: 'PUT', body: JSON.stringify(faults) });
      const underWay = freshToken(server.url);
      await new Promise((resolve) => setTimeout(resolve, 100));
      assert.equal(await server.end(signal), 0);
      assert.equal(typeof (await underWay), 'string');
      assert.match(server.output(), /^http:\/\/localhost:\d+\n$/, 'nothing else was said');
    });
  }

  it('answers all of a hundred requests that were sent before the signal', async () => {
    const server = await startProcess({ DATA_DIR: temporaryFolder() });
    const token = await freshToken(server.url);
    const ask = async () => {
      const headers = { authorization: `Bearer ${token}`, connection: 'close' };
      const answer = await fetch(`${server.url}/request/address/recco?postcode=BS19AA`, { headers });
      await answer.text();
      return answer.status;
    };
    const sent = Array.from({ length: 100 }, ask);
    const ended = server.end('SIGTERM');
    const answers = await Promise.allSettled(sent);
    assert.deepEqual(
      [...new Set(answers.map((one) => (one.status === 'fulfilled' ? one.value : 'reset')))],
      [200],
    );
    assert.equal(await ended, 0);
  });

  it('reports to its proxy that it is stopping, and serves requests until the proxy has noticed', async () => {
    const server = await startProcess({ DATA_DIR: temporaryFolder(), DRAIN_SECONDS: '2' });
    const health = async () => (await fetch(`${server.url}/health`)).status;
    assert.equal(await health(), 200);
    const { port } = new URL(server.url);
    // The default health check of HAProxy.
    const bare = connect(Number(port), '127.0.0.1').end('GET /health HTTP/1.0\r\n\r\n');
    assert.match(await text(bare), /^HTTP\/1\.1 200 /);
    const ended = server.end('SIGTERM');
    await until(async () => (await health()) === 503);
    const { headers } = await fetch(`${server.url}/auth/token`, { method: 'POST' });
    assert.equal(headers.get('connection'), 'keep-alive');
    assert.equal(await ended, 0);
  });

  it('listens on localhost by IPv4 and IPv6', async (t) => {
    const server = await startProcess({ DATA_DIR: temporaryFolder() });
    t.after(() => server.end('SIGTERM'));
    const { port } = new URL(server.url);
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      assert.equal(typeof (await freshToken(`http://${host}:${port}`)), 'string', host);
    }
  });
});
