// Checks where a range stands on its line.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linePlaces } from './line-places.ts';

describe('places on the number line', () => {
  it('BEY-01: marks zero left of a saving, inside a straddling range, right of a cost', () => {
    const saving = linePlaces(310, 520);
    assert.ok(saving.zero < saving.low && saving.low < saving.high);
    const either = linePlaces(-90, 200);
    assert.ok(either.low < either.zero && either.zero < either.high);
    const cost = linePlaces(-400, -100);
    assert.ok(cost.high < cost.zero);
  });

  it('leaves room at both ends for the labels', () => {
    const { low, high } = linePlaces(-90, 200);
    assert.equal(low, 15);
    assert.equal(high, 85);
  });

  it('says when the labels would collide', () => {
    assert.equal(linePlaces(500, 520).tight, true);
    assert.equal(linePlaces(100, 520).tight, false);
  });

  it('puts a range of nothing in the middle', () => {
    assert.deepEqual(linePlaces(0, 0), { low: 50, high: 50, zero: 50, likely: 50, tight: true });
  });
});
