import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CompareFuel } from '../meter.ts';
import { FUEL_TYPES, type FuelType, PREPAY_METER_TYPES, RATE_TYPES } from './supply-lists.ts';

describe('the lists of supply', () => {
  it('LOOK-09: has the rate types any, fixed and variable', () => {
    assert.deepEqual(RATE_TYPES, ['any', 'fixed', 'variable']);
  });

  it('LOOK-10: has the prepay meter types 1 to 3', () => {
    assert.deepEqual(PREPAY_METER_TYPES, [1, 2, 3]);
  });

  it('LOOK-11: has a fuel type for each fuel that is compared', () => {
    const asCompared: readonly CompareFuel[] = FUEL_TYPES;
    const asListed: readonly FuelType[] = asCompared;
    assert.deepEqual(asListed, ['gas', 'electricity', 'gasElectricity']);
  });
});
