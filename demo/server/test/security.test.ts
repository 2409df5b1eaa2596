import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { createTokens } from '../http/tokens.ts';
import { runServer } from './running-server.ts';

const server = await runServer();
after(() => server.stop());

const regno = { registrationNumber: 'FO18RDX', ev: false };

/** Sends bytes that fetch would not send, and returns the response. */
function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (more) => {
      received += more;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('any page may call the API', () => {
  for (const origin of ['null', 'https://partner.example', 'http://localhost:1234']) {
    it(`from the origin ${origin}, without credentials`, async () => {
      const { headers, status } = await server.send('GET /request/ev/make', { headers: { origin } });
      assert.deepEqual([status, headers.get('access-control-allow-origin')], [200, '*']);
      assert.equal(headers.get('access-control-allow-credentials'), null);
    });
  }

  it('after one preflight request, which the browser caches', async () => {
    const { status, headers, text } = await server.send('OPTIONS /request/customer/esa/ashp/quote', {
      token: null,
      headers: { origin: 'null', 'access-control-request-method': 'PUT' },
    });
    assert.deepEqual([status, text], [204, '']);
    assert.match(headers.get('access-control-allow-methods') ?? '', /GET.*POST.*PUT.*DELETE/);
    assert.match(headers.get('access-control-allow-headers') ?? '', /Authorization.*Content-Type/);
    assert.ok(Number(headers.get('access-control-max-age')) >= 600);
  });

  it('and can read errors and the Retry-After header', async () => {
    for (const call of ['GET /request/ev/make', 'GET /request/nothing']) {
      const { headers } = await server.send(call, { token: 'bad' });
      assert.equal(headers.get('access-control-allow-origin'), '*', call);
      assert.equal(headers.get('access-control-expose-headers'), 'Retry-After', call);
    }
  });
});

describe('tokens', () => {
  it('that are expired or invalid get a 401 with a sentence', async () => {
    const madeUp = createTokens('a secret of somebody else').issue();
    for (const token of ['x', madeUp]) {
      const { status, json } = await server.send('GET /request/ev/make', { token });
      assert.equal(status, 401);
      assert.match(json.message, /^We could not authorise this request: .*expired\.$/);
    }
  });

  it('of this server expire', async (t) => {
    const own = await runServer();
    t.after(() => own.stop());
    const database = new DatabaseSync(join(own.settings.dataDir, 'quotes.sqlite'), { readOnly: true });
    const { value } = database.prepare('select value from secrets').get() as { value: string };
    database.close();
    const fresh = createTokens(value).issue();
    const old = createTokens(value, () => Date.now() - 301_000).issue();
    assert.equal((await own.send('GET /request/ev/make', { token: fresh })).status, 200);
    assert.equal((await own.send('GET /request/ev/make', { token: old })).status, 401);
  });
});

describe('responses', () => {
  it('set no cookie, forbid content sniffing and are not cached', async () => {
    for (const call of ['POST /auth/token', 'GET /request/ev/make', 'GET /request/nothing', 'GET /']) {
      const { headers } = await server.send(call);
      assert.equal(headers.get('set-cookie'), null);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('cache-control') ?? '', /^no-(store|cache)$/);
      assert.equal(headers.get('x-powered-by'), null);
    }
  });

  it('reveal no internals of the server, whatever is sent', async () => {
    const odd = [
      { __proto__: null, constructor: 1 },
      'a'.repeat(5000),
      '{"__proto__":{"isDomestic":true}}',
      '[[[[[[',
      '\u0000',
      `${'['.repeat(9000)}`,
    ];
    for (const body of odd) {
      const answer = await server.send('POST /request/ev/regno', { body });
      assert.equal(answer.status, 400);
      assert.doesNotMatch(answer.text, /at .*\.ts|node:|node_modules|\/demo\//);
    }
  });
});

describe('a request body', () => {
  it('of more than 10 kB is refused with or without a Content-Length', async () => {
    const { status, json } = await server.send('POST /request/ev/regno', { body: 'x'.repeat(10_001) });
    assert.deepEqual([status, json.message], [413, 'A request may hold 10 kB at most.']);
    const chunk = `${(4096).toString(16)}\r\n${'x'.repeat(4096)}\r\n`;
    const token = (await server.send('POST /auth/token', { token: null })).json;
    const head = `POST /request/ev/regno HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    assert.match(await raw(server.url, `${head}${chunk.repeat(30)}0\r\n\r\n`), /^HTTP\/1\.1 413 /);
  });

  it('just below 10 kB is accepted, also in chunks', async () => {
    const padded = JSON.stringify({ ...regno, padding: 'x'.repeat(9000) });
    assert.equal((await server.send('POST /request/ev/regno', { body: padded })).status, 200);
    const stream = new Blob([padded]).stream();
    const token = (await server.send('POST /auth/token', { token: null })).json;
    const response = await fetch(`${server.url}/request/ev/regno`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    assert.equal(response.status, 200);
  });
});

describe('a client', () => {
  it('that sends too many requests is told when to retry, and others are not affected', async (t) => {
    const limited = await runServer({ rateLimit: 2, trustProxy: true });
    t.after(() => limited.stop());
    const ask = (client: string) =>
      limited.send('GET /request/ev/make', {
        token: 'none',
        headers: { 'x-forwarded-for': `9.9.9.9, ${client}` },
      });
    const statuses = [(await ask('1.2.3.4')).status, (await ask('1.2.3.4')).status];
    assert.deepEqual(statuses, [401, 401]);
    const { status, headers, json } = await ask('1.2.3.4');
    assert.equal(status, 429);
    // One more request is allowed every thirty seconds.
    assert.match(headers.get('retry-after') ?? '', /^([1-9]|[12]\d|30)$/);
    assert.match(json.message, /Too many requests/);
    assert.equal((await ask('5.6.7.8')).status, 401);
  });

  it('that sends incomplete headers is disconnected', async () => {
    const answer = await raw(server.url, 'GET /request/ev/make HTTP/1.1\r\nHost: a\r\nX: ');
    assert.match(answer, /^HTTP\/1\.1 408 /);
  });
});
