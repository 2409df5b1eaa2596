import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Sum } from './extras/sum.ts';
import { placesOf, rounded, shownPlaces } from './shown-sum.ts';

const sum = (op: Sum['op'], unit: string, ...values: number[]): Sum => ({
  op,
  value: 0,
  unit,
  terms: values.map((value) => ({
    label: 'x',
    value,
    unit,
    sum: null,
    tag: 'worked-out',
    source: null,
    date: null,
    quality: null,
  })),
});

describe('the digits of a sum', () => {
  it('RIGHT-01, HON-13: are four for a single value, or pence; a value that is not zero is not shown as zero', () => {
    assert.deepEqual(
      [2781.8, 70.61, 0.9274, 0.000_001, 0].map((value) => placesOf(value, 'kWh')),
      [0, 2, 4, 9, 0],
    );
    assert.deepEqual(
      [830.16, 0.01, 0, 0.0004].map((value) => placesOf(value, '£/y')),
      [2, 2, 2, 7],
    );
  });

  it('HON-04: are as many as the terms need to make the total', () => {
    // 0.6 and 0.6 kWh make 1.2, and not 1 and 1.
    assert.deepEqual(shownPlaces(sum('add', 'kWh', 1917.6, 1917.6), 0), [1, 1]);
    assert.deepEqual(shownPlaces(sum('add', '£', 1.004, 1.004), 2), [3, 3]);
    assert.deepEqual(shownPlaces(sum('multiply', '', 2700, 26.56, 0.01), 2), [0, 2, 5]);
  });

  it('HON-04: are rounded half up', () => {
    assert.deepEqual(
      [rounded(1.005, 2), rounded(-1.005, 2), rounded(220.861_499_999_999_98, 3)],
      [1.01, -1.01, 220.862],
    );
    assert.equal(rounded(17_715.004_718_464_9, 6), 17_715.004_718, 'a large value keeps its small decimals');
  });
});
