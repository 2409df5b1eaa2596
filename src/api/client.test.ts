import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, describe, it } from 'node:test';
import * as v from 'valibot';
import { calls } from './calls.ts';
import { createApi } from './create-api.ts';

interface Heard {
  readonly call: string;
  readonly token: string | undefined;
  readonly body: string;
}

let heard: Heard[] = [];
let answer: RequestListener;
let token = 't1';
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const { method, url, headers } = request;
    heard.push({
      call: `${method} ${url}`,
      token: headers.authorization,
      body: Buffer.concat(parts).toString(),
    });
    if (url?.startsWith('/login')) response.end(JSON.stringify(token));
    else answer(request, response);
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
after(() => {
  server.closeAllConnections();
  server.close();
});

const replies =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

function client(authUrl = `${origin}/login`) {
  const reports: string[] = [];
  const report = (message: string) => reports.push(message);
  return { api: createApi({ apiBase: `${origin}/v2/`, authUrl, now: () => 0, report }), reports };
}

const list = [{ id: 2, name: 'Semi-detached house' }];

describe('a call', () => {
  beforeEach(() => {
    heard = [];
  });

  it('ROLE-02, CALL-01, AMB-27: first requests a token at the auth-url, once, and sends it', async () => {
    answer = replies(JSON.stringify(list));
    const { api } = client();
    assert.deepEqual(await api.ashpPropertyTypes({}), { ok: true, value: list });
    await api.propertyTypes({});
    assert.deepEqual(heard, [
      { call: 'POST /login', token: undefined, body: '' },
      { call: 'GET /v2/request/customer/property/ashp', token: 'Bearer t1', body: '' },
      { call: 'GET /v2/request/customer/property', token: 'Bearer t1', body: '' },
    ]);
  });

  it('CALL-11 CALL-12: does not depend on what a token says: addresses are asked for by GET', async (t) => {
    token = `e30.${btoa('{"post":true}')}.e30`;
    t.after(() => {
      token = 't1';
    });
    answer = replies('[]');
    await client().api.reccoAddresses({ query: { postcode: 'BS19AA' } });
    assert.deepEqual(heard.at(-1), {
      call: 'GET /v2/request/address/recco?postcode=BS19AA',
      token: `Bearer ${token}`,
      body: '',
    });
  });

  it('lets the page run before and after it reads a long answer, and not around a short one', async (t) => {
    const { api } = client();
    const wait = t.mock.method(globalThis, 'setTimeout');
    const turns = async (name: string, status = 200) => {
      answer = replies(JSON.stringify([{ id: 2, name }]), status);
      const before = wait.mock.calls.length;
      const outcome = await api.propertyTypes({});
      assert.equal(outcome.ok, status === 200);
      return wait.mock.calls.slice(before).filter(({ arguments: [, delay] }) => delay === undefined).length;
    };
    assert.deepEqual([await turns('House'), await turns('a'.repeat(300_000))], [0, 2]);
    assert.equal(await turns('a'.repeat(300_000), 404), 0);
  });

  it('CALL-03: sends its body and fills its path', async () => {
    answer = replies('{}', 404);
    const { api } = client();
    await api.vehicleByPlate({ body: { registrationNumber: 'FO18RDX', ev: false } });
    await api.vehicleModels({ params: { makeId: 7 } });
    assert.deepEqual(
      heard.slice(1).map(({ call, body }) => [call, body]),
      [
        ['POST /v2/request/ev/regno', '{"registrationNumber":"FO18RDX","ev":false}'],
        ['GET /v2/request/ev/make/7/model', ''],
      ],
    );
  });

  it('ROLE-02: is not sent without a token', async () => {
    const { api, reports } = client(`${origin}/v2/none`);
    answer = replies('{"message":"Down"}', 500);
    const outcome = await api.propertyTypes({});
    assert.deepEqual(outcome, { ok: false, failure: { kind: 'fatal', status: 500, message: 'Down' } });
    assert.deepEqual(
      heard.map(({ call }) => call),
      ['POST /v2/none'],
    );
    assert.deepEqual(reports, []);
  });

  it('logs which answer does not match its schema and where, and no other failure', async () => {
    const { api, reports } = client();
    answer = replies('[{"id":"2"}]');
    const misfit = await api.ashpPropertyTypes({});
    assert.deepEqual(misfit, { ok: false, failure: { kind: 'misfit', path: '0.id' } });
    assert.deepEqual(reports, [
      'the answer to ashpPropertyTypes (GET /request/customer/property/ashp) does not fit at 0.id',
    ]);
    answer = replies('{"message":"No"}', 422);
    await api.ashpPropertyTypes({});
    answer = replies('[]');
    await api.ashpPropertyTypes({});
    assert.equal(reports.length, 1);
  });

  it('RES-05: that may have no answer has null where there is none', async () => {
    const { api } = client();
    const query = { quoteId: 'q 1' };
    for (const reply of [replies('', 404), replies('null'), replies('', 200)]) {
      answer = reply;
      const outcome = await api.quoteResult({ params: { quoteType: 'ev' }, query });
      assert.deepEqual(outcome, { ok: true, value: null });
    }
    assert.equal(heard.at(-1)?.call, 'GET /v2/request/results/tou/esa/ev/result?quoteId=q+1');
    answer = replies('', 410);
    const gone = await api.quoteResult({ params: { quoteType: 'ev' }, query });
    assert.ok(!gone.ok && gone.failure.kind === 'refused');
    answer = replies('', 404);
    const needed = await api.propertyTypes({});
    assert.ok(!needed.ok && needed.failure.kind === 'refused', 'one that may not');
  });

  it('of an asset is sent like the others, and the console names it', async () => {
    answer = replies('[{"id":"2"}]');
    const { api, reports } = client();
    const spec = { ...calls.propertyTypes, path: '/request/insulation/{kind}' };
    const outcome = await api.send(
      { ...spec, params: v.object({ kind: v.string() }) },
      { params: { kind: 'loft' } },
    );
    assert.deepEqual(outcome, { ok: false, failure: { kind: 'misfit', path: '0.id' } });
    assert.deepEqual(heard.at(-1), {
      call: 'GET /v2/request/insulation/loft',
      token: 'Bearer t1',
      body: '',
    });
    assert.deepEqual(reports, [
      'the answer to its call (GET /request/insulation/{kind}) does not fit at 0.id',
    ]);
  });

  it('AMB-42: can be cancelled', async () => {
    answer = replies('[]');
    const { api } = client();
    await api.propertyTypes({});
    const outcome = await api.propertyTypes({}, { signal: AbortSignal.abort() });
    assert.deepEqual(outcome, { ok: false, failure: { kind: 'cancelled' } });
  });
});
