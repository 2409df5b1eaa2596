import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellOf, suppressed } from './suppression.ts';

describe('numbers that add up to one that is given', () => {
  const cells = (parts: readonly number[]) => {
    const hidden = suppressed(parts);
    return parts.map((part, at) => cellOf(part, hidden[at]!));
  };

  it('EARN-02: are all shown if none is small', () => {
    assert.deepEqual(cells([5, 1200, 40]), ['5', '1,200', '40']);
  });

  it('EARN-02: hide the next larger with a small one that would be what is left', () => {
    assert.deepEqual(cells([100, 3, 20]), ['100', 'fewer than 5', 'not told']);
    assert.deepEqual(cells([3, 100]), ['fewer than 5', 'not told']);
    // Two that are one visit together, and two that can only be four each.
    assert.deepEqual(cells([100, 1, 0, 20]), ['100', 'fewer than 5', 'fewer than 5', 'not told']);
    assert.deepEqual(cells([100, 4, 4, 20]), ['100', 'fewer than 5', 'fewer than 5', 'not told']);
    assert.deepEqual(cells([100, 3, 4, 20]), ['100', 'fewer than 5', 'fewer than 5', '20']);
    assert.deepEqual(cells([100, 0, 20]), ['100', 'fewer than 5', '20']);
  });

  it('EARN-02: leave no small number to be worked out, whatever they are', () => {
    for (let a = 0; a < 12; a++)
      for (let b = 0; b < 12; b++)
        for (let c = 0; c < 12; c++) {
          const parts = [a, b, c];
          const hidden = suppressed(parts);
          const left = parts.filter((_, at) => hidden[at]);
          const sum = left.reduce((all, part) => all + part, 0);
          // With all hidden, the whole is told by itself.
          if (left.length < 3) assert.ok(sum === 0 || (sum >= 5 && left.length > 1), parts.join());
        }
  });
});
