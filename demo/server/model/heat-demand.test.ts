import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CONSTANTS } from './constants.ts';
import { calculatedDemand, hotWaterByMonth } from './heat-demand.ts';
import { sum } from './months.ts';
import { PROPERTY_TYPES } from './place/property-type.ts';

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
