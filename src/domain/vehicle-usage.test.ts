import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { annualMiles, drivesNothing, isLowMileage, WEEKDAY_BOUNDS, WEEKEND_BOUNDS } from './vehicle-usage.ts';

const week = (weekday: number | null, weekend: number | null) => ({ weekday, weekend });

describe('weekly mileage', () => {
  it('CONST-04: its bounds agree as totals of the week: 840 miles a day', () => {
    assert.deepEqual([WEEKDAY_BOUNDS.min, WEEKEND_BOUNDS.min], [0, 0]);
    assert.deepEqual([WEEKDAY_BOUNDS.max / 5, WEEKEND_BOUNDS.max / 2], [840, 840]);
  });

  it('AMB-19: counts a year as 52 weeks', () => {
    assert.equal(annualMiles(week(150, 50)), 10_400);
    assert.equal(annualMiles(week(150, null)), 7800);
  });

  it('STEP-MILES-07: some miles, but under 100 in all, are low', () => {
    assert.equal(isLowMileage(week(99, 0)), true);
    assert.equal(isLowMileage(week(null, 1)), true);
  });

  it('STEP-MILES-08: 100 or more, or none at all, are not', () => {
    assert.equal(isLowMileage(week(60, 40)), false);
    assert.equal(isLowMileage(week(0, 0)), false);
    assert.equal(isLowMileage(week(null, null)), false);
  });

  it('STEP-MILES-06: nothing is driven while both are empty or zero', () => {
    for (const none of [week(null, null), week(0, 0), week(0, null)]) assert.equal(drivesNothing(none), true);
    assert.equal(drivesNothing(week(0, 1)), false);
  });
});
