// Checks that a value axis has round ticks and includes every value.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyPoint, type LabelWish, labelPlaces, sharePoint, valueAxis } from './places.ts';

describe('a value axis', () => {
  it('begins at zero, goes up in round steps and leaves room for a label at the top', () => {
    const { min, max, ticks } = valueAxis([101, 500, 240]);
    assert.deepEqual([min, max, ticks], [0, 550, [0, 100, 200, 300, 400, 500]]);
  });

  it('ends where the labels end, so that no half of the chart is empty', () => {
    const { max, ticks } = valueAxis([1012]);
    assert.ok(max < 1200, `${max}`);
    assert.deepEqual(ticks, [0, 500, 1000]);
  });

  it('extends below zero for losses, and has a tick at zero', () => {
    const { min, ticks } = valueAxis([-480, 900]);
    assert.ok(min < -480 && min > -700, `${min}`);
    assert.deepEqual(ticks, [-500, 0, 500, 1000]);
  });

  it('extends below zero only as far as a small loss and its label need', () => {
    const { min, ticks } = valueAxis([-69, 917]);
    assert.ok(min < -69 && min > -200, `${min}`);
    assert.deepEqual(ticks, [0, 200, 400, 600, 800, 1000]);
  });

  it('ends at zero if every value is negative', () => {
    const { min, max, ticks } = valueAxis([-40, -10]);
    assert.ok(min <= -40);
    assert.deepEqual([max, ticks.at(-1)], [0, 0]);
  });

  it('has a length if there is nothing to show', () => {
    const { min, max, ticks } = valueAxis([0, 0]);
    assert.equal(min, 0);
    assert.ok(max > min && ticks[0] === 0);
    assert.deepEqual(valueAxis([]), valueAxis([0]));
  });

  it('has few ticks at any size, and includes the value', () => {
    for (const size of [0.004, 0.7, 9, 33, 512, 7777, 26_525, 1e9]) {
      const { max, ticks } = valueAxis([size]);
      assert.ok(max >= size, `${size} is over the top`);
      assert.ok(ticks.length >= 3 && ticks.length <= 6, `${size} has ${ticks.length} ticks`);
    }
  });
});

// Checks where the labels of a chart are placed.

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

// Checks which point of a chart a key or a finger selects.

describe('keys on a chart', () => {
  it('BEY-11: move from point to point and stop at the ends', () => {
    assert.equal(keyPoint('ArrowRight', 3, 12), 4);
    assert.equal(keyPoint('ArrowLeft', 3, 12), 2);
    assert.equal(keyPoint('ArrowRight', 11, 12), 11);
    assert.equal(keyPoint('ArrowLeft', 0, 12), 0);
    assert.equal(keyPoint('Home', 7, 12), 0);
    assert.equal(keyPoint('End', 7, 12), 11);
  });

  it('begin at the end from which they move', () => {
    assert.equal(keyPoint('ArrowRight', null, 12), 0);
    assert.equal(keyPoint('ArrowLeft', null, 12), 11);
  });

  it('Escape hides the cursor, and is left to the page after that', () => {
    assert.equal(keyPoint('Escape', 3, 12), null);
    assert.equal(keyPoint('Escape', null, 12), undefined);
  });

  it('leave every other key to the page, including those that scroll it', () => {
    for (const key of ['Tab', 'ArrowDown', 'ArrowUp', ' ']) assert.equal(keyPoint(key, 3, 12), undefined);
  });
});

describe('a finger on a chart', () => {
  it('selects the bar under it', () => {
    for (const bar of Array.from({ length: 12 }, (_, index) => index)) {
      assert.equal(sharePoint((bar + 0.02) / 12, 12, true), bar, `left edge of ${bar}`);
      assert.equal(sharePoint((bar + 0.98) / 12, 12, true), bar, `right edge of ${bar}`);
    }
  });

  it('selects the nearest point of a line', () => {
    assert.equal(sharePoint(0.52, 21, false), 10);
    assert.equal(sharePoint(0.53, 21, false), 11);
    // A line's first and last points are at its very ends, so only half a step belongs to the first.
    assert.equal(sharePoint(0.49 / 20, 21, false), 0);
    assert.equal(sharePoint(0.51 / 20, 21, false), 1);
    assert.equal(sharePoint(1 - 0.51 / 20, 21, false), 19);
    assert.equal(sharePoint(1 - 0.49 / 20, 21, false), 20);
  });

  it('still selects a point when it slides over the edge', () => {
    assert.equal(sharePoint(-0.2, 21, false), 0);
    assert.equal(sharePoint(1.4, 21, false), 20);
  });
});
