import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calls } from './calls.ts';
import { callUrl } from './create-api.ts';
import { calledAt, isEndpoint } from './endpoints.ts';

const BASE = 'https://api.example/v2/';

describe('a provider’s own address of a call', () => {
  it('AMB-26, CALL-08: replaces ours, under api-base or as a whole URL', () => {
    const at = (address: string) =>
      callUrl(BASE, calledAt(calls.chargeTypes, 'chargeTypes', { chargeTypes: address }), {}).href;
    assert.equal(at('/charging'), `${BASE}charging`);
    assert.equal(at('https://other.example/charging'), 'https://other.example/charging');
    assert.equal(calledAt(calls.chargeTypes, 'chargeTypes', {}), calls.chargeTypes);
  });

  it('AMB-26, CALL-07: may have the engine size as a part of its path, and then not as a query', () => {
    const endpoints = { vehicleDetails: '/cars/{modelId}/{engineSize}' };
    const input = { params: { makeId: 4, modelId: 9 }, query: { engineSize: 1600 } };
    const spec = calledAt(calls.vehicleDetails, 'vehicleDetails', endpoints);
    assert.equal(callUrl(BASE, spec, input).href, `${BASE}cars/9/1600`);
    assert.equal(callUrl(BASE, calls.vehicleDetails, input).search, '?engineSize=1600');
  });

  it('AMB-26: names an existing call and an http(s) URL', () => {
    assert.ok(isEndpoint('chargeTypes', '/charging/{x}', BASE));
    for (const [name, address] of [
      ['toString', '/a'],
      ['authToken', '/a'],
      ['chargeTypes', ''],
      ['chargeTypes', ' '],
      ['chargeTypes', 'javascript:alert(1)'],
      ['chargeTypes', 7],
    ] as const)
      assert.ok(!isEndpoint(name, address, BASE), `${name} ${address}`);
  });
});
