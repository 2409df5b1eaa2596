// Checks that bars have one scale.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { barShares } from './bar-shares.ts';

describe('bars on one scale', () => {
  it('are measured against the greatest value', () => {
    assert.deepEqual(barShares([1840, 460]), [100, 25]);
  });

  it('are empty for zero and for negative values', () => {
    assert.deepEqual(barShares([0, 0]), [0, 0]);
    assert.deepEqual(barShares([-20, 40]), [0, 100]);
  });
});
