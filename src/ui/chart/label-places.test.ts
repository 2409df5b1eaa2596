// Checks where the labels of a chart are placed.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type LabelWish, labelPlaces } from './label-places.ts';

const inside = { left: 50, top: 0, width: 200, height: 100 };
const label = (x: number, y: number, side: LabelWish['side'] = 'above'): LabelWish => ({
  x,
  y,
  width: 60,
  height: 12,
  side,
});

describe('the labels of a chart', () => {
  it('are centred above or below their value', () => {
    assert.deepEqual(labelPlaces([label(150, 60)], inside), [{ left: 120, top: 44, width: 60, height: 12 }]);
    assert.equal(labelPlaces([label(150, 60, 'below')], inside)[0]?.top, 64);
  });

  it('are to the left of the point that a flag marks', () => {
    assert.equal(labelPlaces([label(150, 60, 'flag')], inside)[0]?.left, 90);
  });

  it('are after their point, below the line that rises there', () => {
    assert.deepEqual(labelPlaces([label(100, 40, 'after')], inside), [
      { left: 100, top: 52, width: 60, height: 12 },
    ]);
  });

  it('stay inside at every edge', () => {
    assert.equal(labelPlaces([label(52, 60)], inside)[0]?.left, 50);
    assert.equal(labelPlaces([label(249, 60)], inside)[0]?.left, 190);
    assert.equal(labelPlaces([label(150, 4)], inside)[0]?.top, 0);
    assert.equal(labelPlaces([label(150, 99, 'below')], inside)[0]?.top, 88);
  });

  it('begin at the edge if they are wider than the chart', () => {
    assert.equal(labelPlaces([{ ...label(150, 60), width: 400 }], inside)[0]?.left, 50);
  });

  it('are left out if they would cover an earlier one', () => {
    const [first, second, third] = labelPlaces([label(100, 60), label(130, 62), label(220, 60)], inside);
    assert.ok(first && third);
    assert.equal(second, null);
  });

  it('keep clear of each other on every side, and may touch', () => {
    const [first, left, beside] = labelPlaces([label(160, 60), label(130, 62), label(100, 60)], inside);
    assert.ok(first && beside);
    assert.equal(left, null);
    assert.equal(beside.left + beside.width, first.left);
    const [low, over, clear] = labelPlaces([label(150, 60), label(150, 43), label(150, 42)], inside);
    assert.ok(low && clear);
    assert.equal(over, null);
  });

  it('have half a line between them if one is below the other', () => {
    const [flag, near, far] = labelPlaces([label(150, 30), label(150, 47), label(150, 52)], inside);
    assert.ok(flag && far);
    assert.equal(near, null);
  });
});
