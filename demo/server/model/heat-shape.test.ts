import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hotWaterByMonth } from './heat-demand.ts';
import { NIGHT_HOURS, SPACE_HOURS, WATER_HOURS } from './heat-hours.ts';
import { heatShape } from './heat-shape.ts';
import { byHalfHour, byMonth } from './load-profile.ts';
import { sum } from './months.ts';
import { climateOf, heatingShares } from './place/climate.ts';

const PLACE = { climateRegion: 5 };
const near = (actual: readonly number[], expected: readonly number[]) => {
  assert.equal(actual.length, expected.length);
  for (const [at, value] of actual.entries())
    assert.ok(Math.abs(value - expected[at]!) < 1e-9, `${at}: ${value}`);
};
const times = (values: Iterable<number>, factor: number) => [...values].map((value) => value * factor);

describe('the heat of an electrically heated home', () => {
  it('follows the hours of space heat and hot water, and is all at night on a night meter', () => {
    const rooms = byHalfHour(heatShape({ space: 1000, hotWater: 0 }, 90, PLACE, false));
    near([...rooms], times(SPACE_HOURS, 1000));
    const water = byHalfHour(heatShape({ space: 0, hotWater: 500 }, 90, PLACE, false));
    near([...water], times(WATER_HOURS, 500));
    const night = byHalfHour(heatShape({ space: 1000, hotWater: 500 }, 90, PLACE, true));
    near([...night], times(NIGHT_HOURS, 1500));
  });

  it('follows the months of the climate, and those of hot water by the floor area', () => {
    const rooms = byMonth(heatShape({ space: 1000, hotWater: 0 }, 90, PLACE, false));
    near(rooms, times(heatingShares(climateOf(5)), 1000));
    const water = byMonth(heatShape({ space: 0, hotWater: 500 }, 90, PLACE, false));
    const months = hotWaterByMonth(90);
    near(water, times(months, 500 / sum(months)));
  });
});
