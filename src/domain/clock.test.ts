import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bandsOf, halfHourOf, halfHoursBetween } from './clock.ts';

describe('the strip of a day', () => {
  it('HON-17: counts half hours from midnight', () => {
    assert.deepEqual(['00:00', '05:30', '23:30', '24:00'].map(halfHourOf), [0, 11, 47, 48]);
  });

  it('HON-17: treats a window past midnight as one window', () => {
    assert.equal(halfHoursBetween('23:30', '05:30'), 12);
    assert.equal(halfHoursBetween('05:30', '23:30'), 36);
    assert.equal(halfHoursBetween('00:00', '24:00'), 48);
    assert.equal(halfHoursBetween('00:00', '00:00'), 48);
  });

  it('HON-17, SEEN-10: draws a window at its time and with its length', () => {
    assert.deepEqual(bandsOf('06:00', '12:00'), [{ at: 25, length: 25 }]);
    assert.deepEqual(bandsOf('18:00', '24:00'), [{ at: 75, length: 25 }]);
    assert.deepEqual(bandsOf('00:00', '24:00'), [{ at: 0, length: 100 }]);
  });

  it('HON-17, SEEN-10: draws a window past midnight as two parts, at both ends', () => {
    assert.deepEqual(bandsOf('18:00', '06:00'), [
      { at: 0, length: 25 },
      { at: 75, length: 25 },
    ]);
    assert.deepEqual(bandsOf('18:00', '00:00'), [{ at: 75, length: 25 }]);
  });
});
