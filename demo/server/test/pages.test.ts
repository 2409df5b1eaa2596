import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

const PAGES = join(import.meta.dirname, '../../pages');
const port = () => new URL(server.url).port;

/** Sends a custom Host header, which fetch does not allow. */
function ask(path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port()), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (more) => {
      received += more;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('the partner pages', () => {
  it('load the script and the API from the other of the two hosts', async () => {
    const names = [
      [`localhost:${port()}`, `http://127.0.0.1:${port()}`],
      [`127.0.0.1:${port()}`, `http://localhost:${port()}`],
      ['localhost:8080', 'http://127.0.0.1:8080'],
      ['attacker.example', `http://127.0.0.1:${port()}`],
    ] as const;
    for (const [host, other] of names) {
      const page = await ask('/', host);
      assert.match(page, /^HTTP\/1\.1 200 /, host);
      assert.ok(page.includes(`<script src="${other}/home-energy-quote.js" async>`), host);
      assert.ok(page.includes(`script-src 'self' ${other};`), host);
      assert.doesNotMatch(page, /__OTHER_ORIGIN__/);
      assert.match(page, /^vary: .*\bHost\b/im, 'no cache gives the page of one name to the other');
    }
  });

  it('are not sent for an invalid host', async () => {
    for (const host of ["localhost:1'><script>", 'localhost:99999999']) {
      assert.match(await ask('/', host), /^HTTP\/1\.1 400 /, host);
    }
  });

  it('are all available, with a content security policy that forbids inline scripts and styles', async () => {
    for (const file of readdirSync(PAGES).filter((name) => name.endsWith('.html'))) {
      for (const path of [`/${file}`, `/${file.replace('.html', '')}`]) {
        const { status, headers } = await server.send(`GET ${path}`);
        assert.equal(status, 200, path);
        const policy = headers.get('content-security-policy') ?? '';
        assert.match(policy, /default-src 'none'/);
        assert.doesNotMatch(policy, /unsafe|\*|data:/);
      }
    }
  });

  it('are revalidated, and not sent again if unchanged', async () => {
    const first = await server.send('GET /');
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]{22}"$/);
    const again = await server.send('GET /', { headers: { 'if-none-match': etag } });
    assert.deepEqual([again.status, again.text], [304, '']);
  });

  it('include the tables behind the figures', async () => {
    const { status, text, headers } = await server.send('GET /data/ice.csv');
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /^text\/csv/);
    assert.match(text, /general-knowledge/);
  });
});

describe('a path outside the folder of the pages', () => {
  const attempts = [
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../server/main.ts',
    '/assets/..%5c..%5cpackage.json',
    '/data/../settings.ts',
    '/data/..%2fsettings.ts',
    '/data/read-table.ts',
    '//etc/passwd',
    '/.git/config',
    '/%00',
    '/%',
    '/assets',
    '/assets/',
  ];
  for (const path of attempts) {
    it(`is not served: ${path}`, async () =>
      assert.match(await ask(path, 'localhost'), /^HTTP\/1\.1 40[04] /));
  }
});
