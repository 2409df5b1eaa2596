import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { halfHourOf, halfHoursBetween, ringArc } from './ring-arc.ts';

describe('the ring of a day', () => {
  it('HON-17: counts half-hours from midnight', () => {
    assert.deepEqual(['00:00', '05:30', '23:30', '24:00'].map(halfHourOf), [0, 11, 47, 48]);
  });

  it('HON-17: takes a window past midnight as one', () => {
    assert.equal(halfHoursBetween('23:30', '05:30'), 12);
    assert.equal(halfHoursBetween('05:30', '23:30'), 36);
    assert.equal(halfHoursBetween('00:00', '24:00'), 48);
    assert.equal(halfHoursBetween('00:00', '00:00'), 48);
  });

  it('HON-17: draws a window where it stands, as long as it is', () => {
    assert.deepEqual(ringArc('06:00', '12:00', 0), { dash: '12 36', offset: -12 });
    assert.deepEqual(ringArc('06:00', '12:00', 1), { dash: '11 37', offset: -12.5 });
    assert.deepEqual(ringArc('06:00', '06:30', 2), { dash: '0.2 47.8', offset: -12.4 });
    assert.deepEqual(ringArc('00:00', '24:00'), { dash: '48 0', offset: -0 });
  });
});
