import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CONSTANTS } from '../constants.ts';
import { COMPASS, shadeFactor, slopeFactor } from './roof.ts';

describe('the yield of a roof', () => {
  it('YOURS-01: is the mean of likely roofs if nothing is stated', () => {
    assert.equal(slopeFactor({}), CONSTANTS.unknownOrientation.value);
    assert.equal(slopeFactor({ roofPitch: 35 }), 0.927);
    assert.equal(shadeFactor({}), 1);
  });

  it('YOURS-01: depends on direction and pitch, with the usual pitch if only the direction is stated', () => {
    assert.equal(slopeFactor({ roofDirection: 'S' }), 1);
    assert.equal(slopeFactor({ roofDirection: 'N', roofPitch: 45 }), 0.561);
    assert.equal(slopeFactor({ roofDirection: 'SE', roofPitch: 25 }), 0.952, 'between 20 and 30');
  });

  it('YOURS-01: is the same on either side of south, and for a flat roof in any direction', () => {
    for (const [east, west] of [
      ['NE', 'NW'],
      ['E', 'W'],
      ['SE', 'SW'],
    ] as const)
      assert.equal(slopeFactor({ roofDirection: east }), slopeFactor({ roofDirection: west }));
    const flat = COMPASS.map((roofDirection) => slopeFactor({ roofDirection, roofPitch: 0 }));
    assert.deepEqual([...new Set(flat)], [0.886]);
  });

  it('YOURS-01: is lower in shade', () => {
    assert.deepEqual(
      ([1, 2, 3] as const).map((roofShade) => shadeFactor({ roofShade })),
      [1, 0.8, 0.65],
    );
  });
});
