import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byHalfHour, byMonth, HOUSEHOLD_SHAPE, withNightShare } from './load-profile.ts';
import { sum } from './months.ts';

const NIGHT_METER_SHAPE = withNightShare(HOUSEHOLD_SHAPE);
const HOUSEHOLD_SHARES = byMonth(HOUSEHOLD_SHAPE);

const between = (shape: Float64Array, from: number, to: number) =>
  sum(byHalfHour(shape).slice(2 * from, 2 * to));

describe('the load profile', () => {
  it('adds up to one kWh a year, by months and by half hours, on either meter', () => {
    assert.ok(Math.abs(sum(HOUSEHOLD_SHARES) - 1) < 1e-9);
    for (const shape of [HOUSEHOLD_SHAPE, NIGHT_METER_SHAPE])
      assert.ok(Math.abs(sum(byHalfHour(shape)) - 1) < 1e-9);
  });

  it('pins the shares of profile class 1: a tenth at night, a fifth at the evening peak', () => {
    assert.equal(between(HOUSEHOLD_SHAPE, 0, 5).toFixed(3), '0.104');
    assert.equal(between(HOUSEHOLD_SHAPE, 16, 19).toFixed(3), '0.186');
  });

  it('pins the shares of the months', () => {
    const published = [0.099, 0.09, 0.099, 0.076, 0.072, 0.069, 0.072, 0.071, 0.077, 0.08, 0.096, 0.099];
    HOUSEHOLD_SHARES.forEach((share, month) => {
      assert.ok(Math.abs(share - published[month]!) < 0.001, `month ${month}: ${share}`);
    });
  });

  it('ENT-10: puts 42 % of use between midnight and seven on a night meter', () => {
    assert.ok(Math.abs(between(NIGHT_METER_SHAPE, 0, 7) - 0.42) < 1e-9);
  });
});
