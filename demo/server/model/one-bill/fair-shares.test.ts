import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fairShares, roundedShares } from './fair-shares.ts';

const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1000) / 1000);

describe('the shares of a combined saving', () => {
  it('HON-16: are equal for two equal assets, and their own savings without an overlap', () => {
    const worth = { '': 0, a: 100, b: 100, c: 30, 'a,b': 150, 'a,c': 130, 'b,c': 130, 'a,b,c': 180 };
    const shares = fairShares(['a', 'b', 'c'], (some) => worth[[...some].join() as keyof typeof worth]);
    assert.deepEqual(rounded(shares), [75, 75, 30]);
  });

  it('HON-16: are the means over all orders', () => {
    // The glove game: one left, two right; a pair is worth 1.
    const pair = (some: ReadonlySet<string>) => Number(some.has('left') && some.size > 1);
    assert.deepEqual(rounded(fairShares(['left', 'right', 'other'], pair)), [0.667, 0.167, 0.167]);
  });

  it('calculate each combination once', () => {
    const asked: string[] = [];
    fairShares(['a', 'b', 'c'], (some) => asked.push([...some].join()));
    assert.deepEqual(asked.sort(), ['', 'a', 'a,b', 'a,b,c', 'a,c', 'b', 'b,c', 'c']);
  });

  it('HON-16: add up after rounding to pennies', () => {
    assert.deepEqual(roundedShares([10 / 3, 10 / 3, 10 / 3], 10), [3.34, 3.33, 3.33]);
    assert.deepEqual(roundedShares([-0.5, 1.5], 1), [-0.5, 1.5]);
  });
});
