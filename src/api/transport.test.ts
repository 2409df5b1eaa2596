import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import type { Outcome } from './failure.ts';
import { type TransportRequest, transport } from './transport.ts';

interface Heard {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let answer: RequestListener = () => {};
let heard: Heard[] = [];
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const { method, headers } = request;
    heard.push({ method, headers, body: Buffer.concat(parts).toString() });
    answer(request, response);
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/request`);
after(() => {
  server.closeAllConnections();
  server.close();
});

const JSON_TYPE = { 'content-type': 'application/json' };

/** One call to a server that answers each request with the next of these, and the last of them from then on. */
function ask(
  replies: readonly (readonly [status: number, body: string, headers?: Record<string, string>])[],
  request: Partial<TransportRequest> = {},
): Promise<Outcome<string>> {
  heard = [];
  answer = (_, response) => {
    const [status, body, headers = {}] = replies[Math.min(heard.length, replies.length) - 1]!;
    response.writeHead(status, headers).end(body);
  };
  return transport({ method: 'GET', url, again: !request.method, ...request });
}

const messageOf = async (body: string, headers: Record<string, string> = {}) => {
  const outcome = await ask([[400, body, headers]]);
  return outcome.ok || outcome.failure.kind !== 'refused' ? 'no refusal' : outcome.failure.message;
};

describe('what is sent', () => {
  it('ROLE-02: has the given token, requests JSON and sends JSON', async () => {
    await ask([[200, '{}']], { method: 'POST', token: 'abc', body: { a: [1] } });
    const [{ method, headers, body }] = heard as [Heard];
    assert.equal(method, 'POST');
    assert.equal(headers.authorization, 'Bearer abc');
    assert.equal(headers.accept, 'application/json');
    assert.match(headers['content-type'] ?? '', /^application\/json/);
    assert.equal(body, '{"a":[1]}');
  });

  it('CALL-01: has no token and no body if there is none', async () => {
    await ask([[200, '"abc"']], { method: 'POST' });
    const [{ headers, body }] = heard as [Heard];
    assert.equal(headers.authorization, undefined);
    assert.equal(headers['content-type'], undefined);
    assert.equal(body, '');
  });
});

describe('what comes back', () => {
  it('is the unchanged text of the answer', async () => {
    assert.deepEqual(await ask([[200, ' {"a": 1} ']]), { ok: true, value: ' {"a": 1} ' });
  });

  it('ERR-01, ERR-02: is fatal at 401 and 500, refused at any other status', async () => {
    for (const [status, kind] of [
      [400, 'refused'],
      [401, 'fatal'],
      [403, 'refused'],
      [404, 'refused'],
      [409, 'refused'],
      [500, 'fatal'],
      [501, 'refused'],
    ] as const) {
      const outcome = await ask([[status, '{"message":"No"}', JSON_TYPE]], { method: 'POST' });
      assert.deepEqual(outcome, { ok: false, failure: { kind, status, message: 'No' } });
    }
  });

  it('ERRP-02: holds the message of the server, from JSON or as a bare string', async () => {
    assert.equal(await messageOf('{"message":" Too late "}', JSON_TYPE), 'Too late');
    assert.equal(await messageOf('"Too late"', JSON_TYPE), 'Too late');
    assert.equal(await messageOf('Too late', { 'content-type': 'text/plain' }), 'Too late');
  });

  it('AMB-50: has no message for people if it is markup, too long or not text', async () => {
    assert.equal(
      await messageOf('<!doctype html><h1>Bad gateway</h1>', { 'content-type': 'text/html' }),
      null,
    );
    assert.equal(await messageOf('{"message":"\\n<b>Bad</b>"}', JSON_TYPE), null);
    assert.equal(await messageOf(JSON.stringify({ message: 'x'.repeat(400) }), JSON_TYPE), 'x'.repeat(400));
    assert.equal(await messageOf(JSON.stringify({ message: 'x'.repeat(401) }), JSON_TYPE), null);
    for (const body of [
      '{"message":7}',
      '{"message":null}',
      '{"error":"x"}',
      'null',
      '[]',
      '{"message":"  "}',
      '{"message":"{}"}',
      '{"message":"System.NullReferenceException: Object reference not set to an instance of an object."}',
      'Unhandled rejection: TypeError: x is not a function',
      '{"message":"connect ECONNREFUSED 10.0.0.1:5432"}',
      'ENOENT: no such file or directory, open /srv/tariffs.csv',
      '{"message":"[object Object]"}',
      '{"message":"undefined"}',
      '{"message":"\\"\\""}',
      '{"message":"TypeError: x is not a function"}',
      '{"message":"It failed\\n    at quote (server.js:12:5)"}',
      '{"message":"It failed at quote (server.js:12:5)"}',
      '{"message":"..."}',
    ])
      assert.equal(await messageOf(body, JSON_TYPE), null, body);
    assert.equal(await messageOf(''), null);
  });

  it('ERR-03: is no answer when nothing came', async () => {
    heard = [];
    answer = (request) => request.socket.destroy();
    assert.deepEqual(await transport({ method: 'POST', url }), { ok: false, failure: { kind: 'no-answer' } });
  });

  it('an answer that never ends counts as none: the request is stopped and not retried', async (t) => {
    const wait = globalThis.setTimeout;
    t.mock.method(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
      wait(run, ms === 10_000 ? 50 : ms),
    );
    const givenUp = new Promise((resolve) => {
      answer = (_, response) => {
        response.on('close', resolve);
        response.writeHead(200, JSON_TYPE).write('{"half":');
      };
    });
    heard = [];
    const outcome = await transport({ method: 'GET', url, again: true });
    assert.deepEqual(outcome, { ok: false, failure: { kind: 'no-answer' } });
    await givenUp;
    assert.equal(heard.length, 1);
  });

  it('counts as no answer if it is a redirect to another server', async () => {
    const outcome = await ask([[302, '', { location: 'http://127.0.0.1:9/' }]], { method: 'POST' });
    assert.deepEqual(outcome, { ok: false, failure: { kind: 'no-answer' } });
  });

  it('AMB-42: is cancelled before and after it was sent', async () => {
    const cancelled = { ok: false, failure: { kind: 'cancelled' } };
    assert.deepEqual(await ask([[200, '']], { signal: AbortSignal.abort() }), cancelled);
    const controller = new AbortController();
    answer = () => controller.abort();
    assert.deepEqual(await transport({ method: 'POST', url, signal: controller.signal }), cancelled);
  });

  it('AMB-42: is cancelled at once, even if it would have been retried', async (t) => {
    const pauses = t.mock.method(globalThis, 'setTimeout');
    const controller = new AbortController();
    answer = () => controller.abort();
    const outcome = await transport({ method: 'GET', url, again: true, signal: controller.signal });
    assert.ok(pauses.mock.calls.every(({ arguments: [, ms] }) => ms !== 300));
    assert.deepEqual(outcome, { ok: false, failure: { kind: 'cancelled' } });
  });
});

describe('a second try', () => {
  for (const status of [408, 429, 502, 503, 504]) {
    it(`BEY-13: follows a GET that was answered with ${status}`, async () => {
      const replies = [
        [status, ''],
        [200, 'there'],
      ] as const;
      assert.deepEqual(await ask(replies), { ok: true, value: 'there' });
    });
  }

  it('BEY-13: follows a call that only reads if its connection was cut, and no other POST, which may have arrived', async () => {
    for (const [method, again, tries] of [
      ['GET', true, 2],
      ['POST', true, 2],
      ['POST', false, 1],
    ] as const) {
      heard = [];
      answer = (request) => request.socket.destroy();
      await transport({ method, url, again });
      assert.equal(heard.length, tries, method);
    }
  });

  it('is the last', async () => {
    const failure = { kind: 'refused', status: 502, message: 'Again' } as const;
    assert.deepEqual(await ask([[502, 'Again']]), { ok: false, failure });
    assert.equal(heard.length, 2);
  });

  it('never follows a 500, nor a POST or a PUT', async () => {
    for (const [method, status] of [
      ['GET', 500],
      ['GET', 404],
      ['POST', 503],
      ['PUT', 503],
    ] as const) {
      await ask([[status, '']], { method });
      assert.equal(heard.length, 1, `${method} ${status}`);
    }
  });
});
