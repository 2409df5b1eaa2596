// Checks that a value axis stands on round numbers and holds every value.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { valueAxis } from './value-axis.ts';

describe('a value axis', () => {
  it('begins at zero and goes up in round steps', () => {
    const { min, max, ticks } = valueAxis([101, 489, 240]);
    assert.deepEqual([min, ticks], [0, [0, 200, 400, 600]]);
    assert.equal(max, 600);
  });

  it('leaves room for a label over a value that reaches the top tick', () => {
    const { max, ticks } = valueAxis([600]);
    assert.deepEqual(ticks, [0, 200, 400, 600]);
    assert.equal(max, 660);
  });

  it('goes below zero for what is lost, with zero among the ticks', () => {
    const { min, ticks } = valueAxis([-480, 900]);
    assert.equal(min, -500);
    assert.deepEqual(ticks, [-500, 0, 500, 1000]);
  });

  it('goes no further below zero than a small loss and its label need', () => {
    const { min, ticks } = valueAxis([-69, 917]);
    assert.ok(min < -69 && min > -200, `${min}`);
    assert.deepEqual(ticks, [0, 500, 1000]);
  });

  it('holds zero when every value lies below it', () => {
    const { min, max, ticks } = valueAxis([-40, -10]);
    assert.ok(min <= -40 && max >= 0);
    assert.equal(ticks.at(-1), 0);
  });

  it('stands on something when there is nothing to show', () => {
    const { min, max, ticks } = valueAxis([0, 0]);
    assert.equal(min, 0);
    assert.ok(max > min && ticks.length >= 2);
    assert.deepEqual(valueAxis([]), valueAxis([0]));
  });

  it('has few ticks at any size', () => {
    for (const size of [0.004, 0.7, 9, 33, 512, 7777, 26_525, 1e9]) {
      const { max, ticks } = valueAxis([size]);
      assert.ok(max >= size, `${size} is over the top`);
      assert.ok(ticks.length >= 3 && ticks.length <= 6, `${size} has ${ticks.length} ticks`);
    }
  });
});
