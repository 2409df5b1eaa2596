import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { resultShape, strictResultShape, toResult } from './result.ts';

const row = { isCurrent: false, savings: 390.2, annualCost: 1471.44 };
const plain = { request: {}, calculatedResults: [row] };
const range = {
  figure: 'savings',
  unit: '£/y',
  base: 390.2,
  low: 81.8,
  high: 526.7,
  verdict: 'better',
  drivers: [
    { id: 'heat', text: 'Weather', from: '90 %', to: '110 %', low: -18, high: 18, source: 'Our choice' },
  ],
};
const read = (extras: object) => {
  const result = toResult(v.parse(resultShape, { ...plain, ...extras }));
  assert.ok(result);
  return result;
};
const isHeldTo = (extras: object) => v.is(strictResultShape, { ...plain, ...extras });

/** What does not fit, by the extra that it spoils. */
const MISFITS = {
  ranges: [{ ...range, low: 400 }],
  sums: { 'hp-headline': { value: 1, unit: '£/y', op: 'power', terms: [] } },
  whatIf: { before: {}, after: {} },
  combined: { assets: ['boat'] },
  clock: { tariffId: 1, windows: [{ from: '25:00' }] },
  conditions: 'smart meter',
  compared: 2.5,
  alternatives: [{ id: 'wind-turbine' }],
  known: [{ change: '250' }],
  support: [{ text: null }],
  prices: { fuels: null },
};

describe('what a result may carry beyond the specification', () => {
  it('HON-12: is absent, each part as null, where the server sends the specified fields alone', () => {
    const result = read({});
    assert.deepEqual([result.ranges, result.sums, result.whatIf, result.clock], [null, null, null, null]);
    assert.ok(isHeldTo({}));
  });

  it('is read where it fits', () => {
    assert.deepEqual(read({ ranges: [range] }).ranges, [range]);
    assert.ok(isHeldTo({ ranges: [range] }));
  });

  for (const [name, misfit] of Object.entries(MISFITS)) {
    it(`counts as absent when \`${name}\` is malformed, and costs no other part; our own server may not send it`, () => {
      const result = read({ ranges: [range], [name]: misfit });
      assert.equal(result[name as keyof typeof MISFITS], null);
      assert.equal(result.calculatedResults[0]?.savings, 390.2);
      if (name !== 'ranges') assert.deepEqual(result.ranges, [range]);
      assert.ok(!isHeldTo({ [name]: misfit }));
    });
  }

  it('refuses a range in another unit than its figure', () => {
    assert.equal(read({ ranges: [{ ...range, unit: 't/y' }] }).ranges, null);
  });
});
