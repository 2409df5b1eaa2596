import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Occupancy } from '../../../../src/domain/usage.ts';
import { SLOTS, sum } from '../calendar.ts';
import {
  byHalfHour,
  byMonth,
  byMonthHours,
  everyDay,
  HOUSEHOLD_SHAPE,
  NIGHT_SLOTS,
  occupiedShape,
  withNightShare,
} from './load-profile.ts';

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

  it('has the shares of profile class 1: a tenth at night, a fifth at the evening peak', () => {
    assert.equal(between(HOUSEHOLD_SHAPE, 0, 5).toFixed(3), '0.104');
    assert.equal(between(HOUSEHOLD_SHAPE, 16, 19).toFixed(3), '0.186');
  });

  it('has these shares of the months', () => {
    const published = [0.099, 0.09, 0.099, 0.076, 0.072, 0.069, 0.072, 0.071, 0.077, 0.08, 0.096, 0.099];
    HOUSEHOLD_SHARES.forEach((share, month) => {
      assert.ok(Math.abs(share - published[month]!) < 0.001, `month ${month}: ${share}`);
    });
  });

  it('ENT-10: puts 42 % of use between midnight and seven on a night meter', () => {
    assert.ok(Math.abs(between(NIGHT_METER_SHAPE, 0, 7) - 0.42) < 1e-9);
  });

  it('ENT-10: raises use at night by one factor and lowers use by day by another', () => {
    const factors = (isNight: boolean) =>
      [...NIGHT_METER_SHAPE]
        .map((value, at) => value / HOUSEHOLD_SHAPE[at]!)
        .filter((_, at) => at % SLOTS < NIGHT_SLOTS === isNight);
    for (const isNight of [true, false]) {
      const [first = 0, ...rest] = factors(isNight);
      assert.ok(isNight ? first > 1 : first < 1);
      for (const factor of rest) assert.ok(Math.abs(factor - first) < 1e-9, `${factor} and ${first}`);
    }
  });

  it('has the same yearly total by the half hours of each month', () => {
    const hours = byMonthHours(HOUSEHOLD_SHAPE);
    HOUSEHOLD_SHARES.forEach((share, month) => {
      const all = sum(hours.slice(month * SLOTS, (month + 1) * SLOTS));
      assert.ok(Math.abs(all - share) < 1e-9, `month ${month}`);
    });
  });

  it('of identical days is that of each day', () => {
    const day = Float64Array.from({ length: SLOTS }, (_, slot) => slot / 1128);
    byHalfHour(everyDay(day)).forEach((share, slot) => {
      assert.ok(Math.abs(share - day[slot]!) < 1e-9, `half hour ${slot}`);
    });
  });
});

const OCCUPANCIES: readonly Occupancy[] = [1, 2, 3, 4];

describe('a household that is at home for part of the day', () => {
  it('ENT-10: uses 42 % at night on a night meter, and the same share of its solar output directly as on any other meter', () => {
    for (const occupancy of OCCUPANCIES) {
      const { shape, coincidence } = occupiedShape(occupancy, true);
      const night = sum(byHalfHour(shape).slice(0, NIGHT_SLOTS));
      assert.ok(Math.abs(night - 0.42) < 1e-9, `${occupancy}: ${night}`);
      assert.equal(coincidence, occupiedShape(occupancy, false).coincidence);
    }
  });
});
