import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { roundTogether, shownDifference } from './shown-figures.ts';

describe('shownDifference', () => {
  it('is the difference of the two figures shown next to it', () => {
    // £1,865 less £516 is £1,349, though 1348.2 would be rounded to £1,348.
    assert.equal(shownDifference(1864.6, 516.4, 1348.2), 1349);
    assert.equal(shownDifference(516.4, 1864.6, -1348.2), -1349);
  });

  it('is rounded as finely as the figures are shown', () => {
    const tenths = (value: number) => Math.round(value * 10) / 10;
    assert.equal(shownDifference(17.14, 3.86, 13.28, tenths).toFixed(1), '13.2');
  });

  it('is the server’s own if it is not the difference of these figures', () => {
    assert.equal(shownDifference(1864.6, 516.4, 900.5), 900.5);
    assert.equal(shownDifference(null, 516.4, 900.5), 900.5);
    assert.equal(shownDifference(1864.6, undefined, 900.5), 900.5);
    assert.equal(shownDifference(null, -5.4, 5.4), 5.4);
    assert.equal(shownDifference(100, 50, 50.03), 50.03);
    assert.equal(shownDifference(100, 50, 50.01), 50);
  });
});

describe('parts of a sum', () => {
  it('add up to the rounded sum, by a change of the one that was rounded most', () => {
    assert.deepEqual(roundTogether([100.4, 200.4, 300.45], 601.25), [100, 200, 301]);
    assert.deepEqual(roundTogether([100.6, 200.5, 300.55], 601.65), [101, 200, 301]);
    assert.deepEqual(roundTogether([-10.4, 20.2], 9.8), [-10, 20]);
  });

  it('are rounded one by one if they are not parts of that sum', () => {
    assert.deepEqual(roundTogether([1.4, 1.4], 10), [1, 1]);
  });

  it('are never minus zero', () => {
    assert.ok(Object.is(roundTogether([-0.2, 0.2], 0)[0], 0));
  });

  it('add up for any values, and change by a pound at most', () => {
    const part = fc.double({ min: -9999, max: 9999, noNaN: true });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const total = parts.reduce((all, one) => all + one, 0);
        const rounded = roundTogether(parts, total);
        assert.equal(
          rounded.reduce((all, one) => all + one, 0),
          Math.round(total) + 0,
        );
        rounded.forEach((value, at) => {
          assert.ok(Math.abs(value - (parts[at] ?? 0)) <= 1.5);
        });
      }),
    );
  });
});
