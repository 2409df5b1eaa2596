import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stackPlaces } from './stack-places.ts';

const values = (...all: number[]) => all.map((value) => ({ value }));

describe('stacks on one scale', () => {
  it('HON-16: are piled up from zero, the greatest filling the scale', () => {
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

  it('HON-16: hang what is earned below zero, on the same scale', () => {
    const { zero, places } = stackPlaces([values(80), values(50, -20)]);
    assert.equal(zero, 20);
    assert.deepEqual(places[0], [{ from: 20, size: 80 }]);
    assert.deepEqual(places[1], [
      { from: 20, size: 50 },
      { from: 0, size: 20 },
    ]);
  });

  it('fill the scale where they are small, too', () => {
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

  it('are flat where there is nothing', () => {
    assert.deepEqual(stackPlaces([values(0)]).places, [[{ from: 0, size: 0 }]]);
  });
});
