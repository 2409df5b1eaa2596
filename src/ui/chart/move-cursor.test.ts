// Checks which point of a chart a key or a finger selects.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyPoint, sharePoint } from './move-cursor.ts';

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
