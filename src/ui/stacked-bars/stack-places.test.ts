import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stackPlaces } from './stack-places.ts';

const values = (...all: number[]) => all.map((value) => ({ value }));

describe('stacks on one scale', () => {
  it('HON-16: grow upwards from zero, and the greatest fills the scale', () => {
    const { zero, places } = stackPlaces([values(60, 40), values(50)]);
    assert.equal(zero, 0);
    assert.deepEqual(places, [
      [
        { from: 0, size: 60 },
        { from: 60, size: 40 },
      ],
      [{ from: 0, size: 50 }],
    ]);
  });

  it('HON-16: have earnings below zero, on the same scale', () => {
    const { zero, places } = stackPlaces([values(80), values(50, -20)]);
    assert.equal(zero, 20);
    assert.deepEqual(places[0], [{ from: 20, size: 80 }]);
    assert.deepEqual(places[1], [
      { from: 20, size: 50 },
      { from: 0, size: 20 },
    ]);
  });

  it('fill the scale even if they are small', () => {
    assert.deepEqual(stackPlaces([values(0.375, -0.125)]), {
      zero: 25,
      places: [
        [
          { from: 25, size: 75 },
          { from: 0, size: 25 },
        ],
      ],
    });
  });

  it('are flat if there is nothing to show', () => {
    assert.deepEqual(stackPlaces([values(0)]).places, [[{ from: 0, size: 0 }]]);
  });
});
