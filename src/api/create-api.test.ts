import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calls } from './calls.ts';
import { callUrl, readAnswer } from './create-api.ts';
import { success } from './failure.ts';

const BASE = 'https://api.example/v2/';

describe('callUrl', () => {
  it('puts a call under api-base, whatever path that has', () => {
    assert.equal(
      callUrl(BASE, calls.propertyTypes, {}).href,
      'https://api.example/v2/request/customer/property',
    );
  });

  it('CALL-05 CALL-07: fills in parts of the path and leaves out what is undefined', () => {
    const input = { params: { makeId: 4, modelId: 'a b' }, query: { engineSize: undefined } };
    assert.equal(callUrl(BASE, calls.vehicleDetails, input).href, `${BASE}request/ev/make/4/model/a%20b`);
  });

  it('keeps a part of the path one part, with any characters in it', () => {
    const url = callUrl(BASE, calls.vehicleModels, { params: { makeId: '4/../../x?y#z' } });
    assert.equal(url.href, `${BASE}request/ev/make/4%2F..%2F..%2Fx%3Fy%23z/model`);
  });

  it('takes slashes before a path, and those within it as they are', () => {
    const spec = { ...calls.propertyTypes, path: '//request//property' };
    assert.equal(callUrl(BASE, spec, {}).href, `${BASE}request//property`);
    const bare = { ...spec, path: 'request/property' };
    assert.equal(callUrl(BASE, bare, {}).href, `${BASE}request/property`);
  });

  it('CALL-11 CALL-12: asks for addresses by postcode, at the path of the setting', () => {
    const query = { postcode: 'BS19AA' };
    assert.equal(
      callUrl(BASE, calls.verifiedAddresses, { query }).pathname,
      '/v2/request/address/list/postcode',
    );
    assert.equal(callUrl(BASE, calls.reccoAddresses, { query }).search, '?postcode=BS19AA');
  });
});

describe('readAnswer', () => {
  it('names the first misfit of an answer', () => {
    const read = readAnswer(calls.reccoAddresses, success('[{"id":"1","text":"a","postcode":"b"},{"id":2}]'));
    assert.deepEqual(read, { ok: false, failure: { kind: 'misfit', path: '1.id' } });
  });

  it('rejects HTML and broken JSON', () => {
    for (const body of ['<!doctype html>', '{"a":', '']) {
      const read = readAnswer(calls.reccoAddresses, success(body));
      assert.ok(!read.ok && read.failure.kind === 'misfit', body);
    }
  });

  it('distinguishes text that is not JSON from an answer that does not match', () => {
    const path = (body: string) => {
      const read = readAnswer(calls.reccoAddresses, success(body));
      return read.ok || read.failure.kind !== 'misfit' ? 'read' : read.failure.path;
    };
    assert.deepEqual(['<html>', '{}', ' \n', 'null', '[]'].map(path), [
      '(not JSON)',
      '(root)',
      '(root)',
      '(root)',
      'read',
    ]);
  });

  it('RES-05: has no answer of a call that may have none, if the body is blank', () => {
    assert.deepEqual(readAnswer(calls.quoteResult, success(' \n')), success(null));
    assert.deepEqual(readAnswer(calls.recalculateSolar, success(' \n')), success(null));
  });

  it('takes a number that is too large, which JavaScript reads as infinite, for none', () => {
    const engines = (size: string) =>
      readAnswer(calls.vehicleEngines, success(`[{"engineSize":${size},"engineSizeWithUnits":"a"}]`));
    assert.deepEqual(engines('1e999'), { ok: false, failure: { kind: 'misfit', path: '0.engineSize' } });
    assert.ok(engines('1e9').ok);
    const result = readAnswer(calls.quoteResult, success('{"request":{},"costModel":{"totalCost":-1e999}}'));
    assert.ok(result.ok);
    assert.deepEqual((result.value as { costModel: object }).costModel, { totalCost: null });
  });

  it('CALL-24: accepts an answer without a quoteId, to distinguish it from a broken answer', () => {
    assert.deepEqual(readAnswer(calls.createQuote, success('{}')), { ok: true, value: {} });
  });

  it('CALL-13: keeps fields of an address that it does not know, for the call that sends them back', () => {
    const read = readAnswer(calls.reccoAddresses, success('[{"id":"1","text":"a","postcode":"b","uprn":7}]'));
    assert.ok(read.ok);
    assert.equal((read.value as { uprn: number }[])[0]?.uprn, 7);
  });
});
