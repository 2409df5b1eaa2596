import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  ASSETS,
  activeAssets,
  DEFAULT_JOURNEY,
  type Flags,
  flagsFor,
  JOURNEYS,
  settleFlags,
} from './flags.ts';

const NONE: Flags = { ashp: false, solar: false, evCompare: false, evOnly: false };

describe('the journeys', () => {
  it('GEN-04: are about heat pumps, solar with a battery, and electric cars compared or alone', () => {
    assert.deepEqual(ASSETS.toSorted(), ['ashp', 'ev', 'solar']);
    const assets = JOURNEYS.map((journey) => activeAssets(flagsFor(journey)).join(' '));
    assert.deepEqual(assets, ['ashp', 'solar', 'ev', 'ev', 'solar ev ashp']);
  });

  it('FLAG-01, HOME-09, HOME-10, HOME-11: each set their own flag and no other', () => {
    assert.deepEqual(flagsFor('heat-pump'), { ...NONE, ashp: true });
    assert.deepEqual(flagsFor('solar'), { ...NONE, solar: true });
    assert.deepEqual(flagsFor('ev-compare'), { ...NONE, evCompare: true });
    assert.deepEqual(flagsFor('ev-only'), { ...NONE, evOnly: true });
  });

  it('FLAG-02, HOME-12: begin with all three, the car compared', () => {
    assert.deepEqual(flagsFor(DEFAULT_JOURNEY), { ashp: true, solar: true, evCompare: true, evOnly: false });
  });

  it('FLAG-04, AMB-01: compare a car when both flags of a car arrive', () => {
    assert.deepEqual(settleFlags({ ...NONE, evCompare: true, evOnly: true }), { ...NONE, evCompare: true });
  });
});
