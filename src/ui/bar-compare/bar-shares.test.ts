// Checks that bars stand on one scale.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { barShares } from './bar-shares.ts';

describe('bars on one scale', () => {
  it('are measured by the greatest', () => {
    assert.deepEqual(barShares([1840, 460]), [100, 25]);
  });

  it('are empty at nothing and below', () => {
    assert.deepEqual(barShares([0, 0]), [0, 0]);
    assert.deepEqual(barShares([-20, 40]), [0, 100]);
  });
});
