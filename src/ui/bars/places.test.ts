// Checks that bars have one scale.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { barShares, labelHang, linePlaces, stackPlaces } from './places.ts';

describe('bars on one scale', () => {
  it('are measured against the greatest value', () => {
    assert.deepEqual(barShares([1840, 460]), [100, 25]);
  });

  it('are empty for zero and for negative values', () => {
    assert.deepEqual(barShares([0, 0]), [0, 0]);
    assert.deepEqual(barShares([-20, 40]), [0, 100]);
  });
});

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

describe('a range on its line', () => {
  it('HON-12: begins at zero if the whole range is positive', () => {
    assert.deepEqual(linePlaces(50, 75, 100), { zero: 0, low: 50, base: 75, high: 100 });
  });

  it('HON-12: ends at zero if the whole range is negative', () => {
    assert.deepEqual(linePlaces(-100, -75, -50), { zero: 100, low: 0, base: 25, high: 50 });
  });

  it('HON-12: has zero inside if the range has both signs', () => {
    assert.deepEqual(linePlaces(-100, 100, 300), { zero: 25, low: 0, base: 50, high: 100 });
  });

  it('HON-12: has the label of zero towards the middle of the line, so that it stays inside', () => {
    assert.deepEqual([0, 50, 50.1, 100].map(labelHang), ['after', 'after', 'before', 'before']);
  });

  it('has a length even if all values are zero', () => {
    assert.deepEqual(linePlaces(0, 0, 0), { zero: 0, low: 0, base: 0, high: 0 });
  });
});
