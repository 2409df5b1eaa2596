import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ratedBy } from './flow.ts';

const rated = (load: readonly number[], prices: readonly number[]) =>
  ratedBy(Float64Array.from(load), Float64Array.from(prices));

describe('a load by price', () => {
  it('HON-14 is its kWh at each import price, the cheapest first', () => {
    assert.deepEqual(rated([1, 0, 2, 3, 4], [30, 5, 10, 30, 20]), [
      { kWh: 2, rate: 10 },
      { kWh: 4, rate: 20 },
      { kWh: 4, rate: 30 },
    ]);
  });

  it('HON-14 repeats the prices of a day', () => {
    assert.deepEqual(rated([1, 2, 3, 4], [10, 20]), [
      { kWh: 4, rate: 10 },
      { kWh: 6, rate: 20 },
    ]);
  });

  it('HON-14 has one mean price if there are more than six', () => {
    const six = rated([1, 1, 1, 1, 1, 1], [6, 5, 4, 3, 2, 1]);
    assert.deepEqual(
      six.map(({ rate }) => rate),
      [1, 2, 3, 4, 5, 6],
    );
    assert.deepEqual(rated([1, 1, 1, 1, 1, 1, 2], [6, 5, 4, 3, 2, 1, 17.5]), [{ kWh: 8, rate: 7 }]);
  });
});
