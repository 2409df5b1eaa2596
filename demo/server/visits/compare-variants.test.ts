import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { difference, interval } from './compare-variants.ts';

describe('the difference of two variants', () => {
  it('EARN-04: has the intervals of Newcombe’s published examples', () => {
    const rounded = (ends: readonly number[]) => ends.map((end) => end.toFixed(4));
    assert.deepEqual(rounded(interval([56, 70], [48, 80])), ['0.0524', '0.3339']);
    assert.deepEqual(rounded(interval([9, 10], [3, 10])), ['0.1705', '0.8090']);
    assert.deepEqual(rounded(interval([5, 56], [0, 29])), ['-0.0381', '0.1926']);
  });

  it('EARN-04: says whether it is more than chance, once there are enough visits', () => {
    assert.match(difference([300, 1000], [200, 1000]), /^\+10\.0 points .*: more than chance$/);
    assert.match(difference([200, 1000], [300, 1000]), /^−10\.0 points .*: more than chance$/);
    assert.match(difference([205, 1000], [200, 1000]), /: may be chance$/);
    for (const [one, base] of [
      [
        [40, 99],
        [400, 1000],
      ],
      [
        [4, 1000],
        [300, 1000],
      ],
      [
        [998, 1000],
        [300, 1000],
      ],
    ] as const)
      assert.equal(difference(one, base), 'not enough visits yet');
  });
});
