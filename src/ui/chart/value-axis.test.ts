// Checks that a value axis stands on round numbers and holds every value.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { valueAxis } from './value-axis.ts';

describe('a value axis', () => {
  it('begins at zero, goes up in round steps and leaves room for a label at the top', () => {
    const { min, max, ticks } = valueAxis([101, 500, 240]);
    assert.deepEqual([min, max, ticks], [0, 550, [0, 100, 200, 300, 400, 500]]);
  });

  it('ends where the labels end: no half of the chart is empty', () => {
    const { max, ticks } = valueAxis([1012]);
    assert.ok(max < 1200, `${max}`);
    assert.deepEqual(ticks, [0, 500, 1000]);
  });

  it('goes below zero for what is lost, with zero among the ticks', () => {
    const { min, ticks } = valueAxis([-480, 900]);
    assert.ok(min < -480 && min > -700, `${min}`);
    assert.deepEqual(ticks, [-500, 0, 500, 1000]);
  });

  it('goes no further below zero than a small loss and its label need', () => {
    const { min, ticks } = valueAxis([-69, 917]);
    assert.ok(min < -69 && min > -200, `${min}`);
    assert.deepEqual(ticks, [0, 200, 400, 600, 800, 1000]);
  });

  it('ends at zero when every value lies below it', () => {
    const { min, max, ticks } = valueAxis([-40, -10]);
    assert.ok(min <= -40);
    assert.deepEqual([max, ticks.at(-1)], [0, 0]);
  });

  it('stands on something when there is nothing to show', () => {
    const { min, max, ticks } = valueAxis([0, 0]);
    assert.equal(min, 0);
    assert.ok(max > min && ticks[0] === 0);
    assert.deepEqual(valueAxis([]), valueAxis([0]));
  });

  it('has few ticks at any size, and holds the value', () => {
    for (const size of [0.004, 0.7, 9, 33, 512, 7777, 26_525, 1e9]) {
      const { max, ticks } = valueAxis([size]);
      assert.ok(max >= size, `${size} is over the top`);
      assert.ok(ticks.length >= 3 && ticks.length <= 6, `${size} has ${ticks.length} ticks`);
    }
  });
});
