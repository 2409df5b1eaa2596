// Checks that a value axis has round ticks and includes every value.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { valueAxis } from './value-axis.ts';

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
