// Checks that a figure counts up to itself.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COUNT_UP_MS, countUp } from './count-up.ts';

describe('counting up', () => {
  it('starts at nothing and ends at the value exactly', () => {
    assert.equal(countUp(643.21, 0), 0);
    assert.equal(countUp(643.21, COUNT_UP_MS), 643.21);
    assert.equal(countUp(643.21, 5000), 643.21);
  });

  it('never passes the value, nor turns back', () => {
    const seen = [-5, 0, 100, 200, 300, 400, 500, 599].map((ms) => countUp(-120, ms));
    assert.deepEqual(
      seen,
      seen.toSorted((a, b) => b - a),
    );
    assert.ok(seen.every((shown) => shown > -120 && shown <= 0));
  });
});
