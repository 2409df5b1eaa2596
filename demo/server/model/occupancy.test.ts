import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Occupancy } from '../../../src/domain/occupancy.ts';
import { byHalfHour, NIGHT_SLOTS } from './load-profile.ts';
import { sum } from './months.ts';
import { occupiedShape } from './occupancy.ts';

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
