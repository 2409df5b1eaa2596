import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { labelHang, linePlaces } from './line-places.ts';

describe('a range on its line', () => {
  it('HON-12: begins at zero if the whole range is positive', () => {
    assert.deepEqual(linePlaces(50, 75, 100), { zero: 0, low: 50, base: 75, high: 100 });
  });

  it('HON-12: ends at zero if the whole range is negative', () => {
    assert.deepEqual(linePlaces(-100, -75, -50), { zero: 100, low: 0, base: 25, high: 50 });
  });

  it('HON-12: has zero inside if the range has both signs', () => {
    assert.deepEqual(linePlaces(-100, 100, 300), { zero: 25, low: 0, base: 50, high: 100 });
  });

  it('HON-12: has the label of zero towards the middle of the line, so that it stays inside', () => {
    assert.deepEqual([0, 50, 50.1, 100].map(labelHang), ['after', 'after', 'before', 'before']);
  });

  it('has a length even if all values are zero', () => {
    assert.deepEqual(linePlaces(0, 0, 0), { zero: 0, low: 0, base: 0, high: 0 });
  });
});
