import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { hasWholeRequest } from './request-built-ins.ts';

const OWN = { Request, Headers, Response };
type Name = keyof typeof OWN;
const put = (name: Name, value: unknown) => Object.assign(globalThis, { [name]: value });

/** A page's own, that looks right but for what is told here. */
const spoilt = (made: object) =>
  class {
    method = 'POST';
    headers = new OWN.Headers({ a: 'b' });
    constructor() {
      Object.assign(this, made);
    }
  };

describe('what ky is built from', () => {
  afterEach(() => {
    for (const name of Object.keys(OWN) as Name[]) put(name, OWN[name]);
  });

  it('is whole on an honest page', () => assert.equal(hasWholeRequest(), true));

  it('is whole where a page wraps it and gives back what it was given', () => {
    put('Request', spoilt({}));
    assert.equal(hasWholeRequest(), true);
  });

  it('is not where a page’s own Request throws, or loses method or headers', () => {
    put('Request', () => assert.fail());
    assert.equal(hasWholeRequest(), false);
    for (const made of [
      { method: 'GET' },
      { headers: new OWN.Headers() },
      { headers: new OWN.Headers({ a: 'c' }) },
    ]) {
      put('Request', spoilt(made));
      assert.equal(hasWholeRequest(), false, JSON.stringify(made));
    }
  });

  it('is not where the page’s Headers keep nothing, or its Response is none', () => {
    put(
      'Headers',
      class extends OWN.Headers {
        override get = () => null;
      },
    );
    put(
      'Request',
      class {
        method = 'POST';
        headers: unknown;
        constructor(_: string, init: RequestInit) {
          this.headers = init.headers;
        }
      },
    );
    assert.equal(hasWholeRequest(), false);
    put('Request', OWN.Request);
    put('Headers', OWN.Headers);
    put(
      'Response',
      class {
        ok = false;
      },
    );
    assert.equal(hasWholeRequest(), false);
  });

  it('asks for nothing that it does not send: a Request of a method and headers, and an empty Response', () => {
    const asked: unknown[] = [];
    put(
      'Request',
      class extends OWN.Request {
        constructor(url: string, init: RequestInit) {
          super(url, init);
          asked.push(init.method, (init.headers as Headers).get('a'));
        }
      },
    );
    put(
      'Response',
      class extends OWN.Response {
        constructor(body: string, init: ResponseInit) {
          super(body, init);
          asked.push(body);
        }
      },
    );
    assert.equal(hasWholeRequest(), true);
    assert.deepEqual(asked, ['POST', 'b', '']);
  });
});
