import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import { climateOf, heatingShares } from '../place/climate.ts';
import { PROPERTY_TYPES } from '../place/property-type.ts';
import {
  calculatedDemand,
  heatShape,
  hotWaterByMonth,
  NIGHT_HOURS,
  SPACE_HOURS,
  WATER_HOURS,
} from './heat-demand.ts';
import { byHalfHour, byMonth } from './load-profile.ts';

const DEGREE_DAYS = 2200;

describe('the heat a home needs', () => {
  it('has these values of space heat and hot water for every type', () => {
    const pinned = PROPERTY_TYPES.map((type) => calculatedDemand(type, 2, DEGREE_DAYS)).map(
      ({ space, hotWater }) => [Math.round(space), Math.round(hotWater)],
    );
    assert.deepEqual(pinned, [
      [12841, 2160],
      [8364, 2078],
      [8161, 2048],
      [6606, 2048],
      [7983, 2037],
      [5914, 1888],
      [4308, 1784],
      [5474, 1907],
    ]);
  });

  it('rises in proportion with worse insulation and colder places', () => {
    for (const type of PROPERTY_TYPES) {
      const [well, medium, poor] = ([1, 2, 3] as const).map(
        (id) => calculatedDemand(type, id, DEGREE_DAYS).space,
      );
      assert.ok(poor! > medium! && medium! > well!, type.name);
      assert.equal(calculatedDemand(type, 2, 2 * DEGREE_DAYS).space, 2 * medium!);
    }
  });

  it('has less hot water in summer than in winter, and the same loss of the cylinder all year', () => {
    const months = hotWaterByMonth(99);
    assert.ok(months[6]! < months[0]!);
    assert.ok(sum(months) > CONSTANTS.dhwCylinderLoss.value * 365);
  });
});

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
