import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellOf, suppressed } from './suppression.ts';

describe('numbers whose total is shown', () => {
  const cells = (parts: readonly number[]) => {
    const hidden = suppressed(parts);
    return parts.map((part, at) => cellOf(part, hidden[at]!));
  };

  it('EARN-02: are all shown if none is small', () => {
    assert.deepEqual(cells([5, 1200, 40]), ['5', '1,200', '40']);
  });

  it('EARN-02: hide the next larger number too, if a small one could be calculated from the total', () => {
    assert.deepEqual(cells([100, 3, 20]), ['100', 'fewer than 5', 'not shown']);
    assert.deepEqual(cells([3, 100]), ['fewer than 5', 'not shown']);
    // Two hidden numbers with a total of 1, and two with a total of 8, which can only be 4 each, are not hidden enough.
    assert.deepEqual(cells([100, 1, 0, 20]), ['100', 'fewer than 5', 'fewer than 5', 'not shown']);
    assert.deepEqual(cells([100, 4, 4, 20]), ['100', 'fewer than 5', 'fewer than 5', 'not shown']);
    assert.deepEqual(cells([100, 3, 4, 20]), ['100', 'fewer than 5', 'fewer than 5', '20']);
    assert.deepEqual(cells([100, 0, 20]), ['100', 'fewer than 5', '20']);
  });

  it('EARN-02: never allow a small number to be calculated', () => {
    for (let a = 0; a < 12; a++)
      for (let b = 0; b < 12; b++)
        for (let c = 0; c < 12; c++) {
          const parts = [a, b, c];
          const hidden = suppressed(parts);
          const left = parts.filter((_, at) => hidden[at]);
          const sum = left.reduce((all, part) => all + part, 0);
          // If all are hidden, only their total is known.
          if (left.length < 3) assert.ok(sum === 0 || (sum >= 5 && left.length > 1), parts.join());
        }
  });
});
