import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { calls } from '../../../src/api/calls.ts';
import { runServer, type TestServer } from './running-server.ts';

const PATH = '/_demo/faults';

describe('faults that a test requests', () => {
  let server: TestServer;
  before(async () => {
    server = await runServer({ faults: true });
  });
  after(() => server.stop());
  afterEach(() => server.send(`PUT ${PATH}`, { body: [] }));

  const put = (...faults: object[]) => server.send(`PUT ${PATH}`, { body: faults });
  const makes = () => server.send('GET /request/ev/make');

  it('return their own status and body until the list is emptied', async () => {
    await put({ call: 'GET /request/ev/make', status: 500, body: { message: 'On purpose' } });
    const { status, json } = await makes();
    assert.deepEqual([status, json], [500, { message: 'On purpose' }]);
    assert.equal((await put()).text, '[]');
    assert.equal((await makes()).status, 200);
  });

  it('occur as often as requested, and are listed with the number of times left', async () => {
    await put({ call: 'GET /request/ev/make', status: 401, times: 2 });
    assert.equal((await makes()).status, 401);
    assert.deepEqual((await server.send(`GET ${PATH}`)).json, [
      { call: 'GET /request/ev/make', status: 401, times: 1 },
    ]);
    assert.equal((await makes()).status, 401);
    assert.equal((await makes()).status, 200);
  });

  it('can affect every call of the contract by its path template', async () => {
    for (const spec of Object.values(calls)) {
      const call = `${spec.method} ${spec.path}`;
      await put({ call, status: 418, times: 1 });
      const { status } = await server.send(call.replace(/\{\w+\}/g, 'anything'), { token: 'none' });
      assert.equal(status, 418, call);
    }
  });

  it('can affect one complete path, or any value of one part of it', async () => {
    const solar = 'POST /request/customer/esa/solar/quote';
    await put({ call: solar, status: 503 });
    assert.equal((await server.send(solar, { body: {} })).status, 503);
    assert.equal((await server.send('POST /request/customer/esa/ashp/quote', { body: {} })).status, 400);
    await put({ call: 'GET /request/ev/make/{}/model', status: 503 });
    assert.equal((await server.send('GET /request/ev/make/27/model')).status, 503);
    assert.equal((await makes()).status, 200);
  });

  it('send a text unchanged, with a content type that fits it', async () => {
    const bodies: readonly (readonly [string, RegExp])[] = [
      ['<h1>Bad gateway</h1>', /^text\/html/],
      ['{"half', /^application\/json/],
      ['null', /^application\/json/],
      ['Something else', /^text\/plain/],
    ];
    for (const [body, type] of bodies) {
      await put({ call: 'GET /request/ev/make', body });
      const { status, text, headers } = await makes();
      assert.deepEqual([status, text], [200, body]);
      assert.match(headers.get('content-type') ?? '', type);
    }
  });

  it('send no body if the status has none or if none was given', async () => {
    for (const fault of [{ status: 204, body: { a: 1 } }, { status: 500 }]) {
      await put({ call: 'GET /request/ev/make', ...fault });
      const { status, text } = await makes();
      assert.deepEqual([status, text], [fault.status, '']);
    }
  });

  it('can set headers, and let a browser read them from any page', async () => {
    await put({ call: 'GET /request/ev/make', status: 429, headers: { 'Retry-After': '3600' } });
    const { headers } = await makes();
    assert.equal(headers.get('retry-after'), '3600');
    assert.equal(headers.get('access-control-allow-origin'), '*');
  });

  it('can delay the usual response', async () => {
    await put({ call: 'GET /request/ev/make', delayMs: 150 });
    const begun = performance.now();
    assert.equal((await makes()).status, 200);
    assert.ok(performance.now() - begun >= 149);
  });

  it('can close the connection', async () => {
    await put({ call: 'GET /request/ev/make', reset: true });
    await assert.rejects(makes(), /fetch failed/);
  });

  it('can leave a request without a response', async () => {
    await put({ call: 'GET /request/ev/make', hang: true });
    const waited = makes().then(() => 'answered');
    const patience = new Promise((resolve) => setTimeout(resolve, 300, 'still waiting'));
    assert.equal(await Promise.race([waited, patience]), 'still waiting');
    waited.catch(() => undefined);
  });

  it('are refused with a sentence if they are invalid', async () => {
    for (const [faults, sentence] of [
      [{ call: 'GET /' }, /must be a list/],
      [[{ call: 'make' }], /^0\.call must be /],
      [[{ call: 'GET /', status: 99 }], /^0\.status must be at least 200/],
      [[{ call: 'GET /', sataus: 500 }], /sataus/],
    ] as const) {
      const { status, json } = await server.send(`PUT ${PATH}`, { body: faults });
      assert.equal(status, 400);
      assert.match(json.message, sentence);
    }
  });
});

it('faults do not exist on a server without DEMO_FAULTS', async (t) => {
  const server = await runServer();
  t.after(() => server.stop());
  assert.equal((await server.send(`GET ${PATH}`)).status, 404);
  assert.equal((await server.send(`PUT ${PATH}`, { body: [{ call: 'GET /', status: 500 }] })).status, 404);
});
