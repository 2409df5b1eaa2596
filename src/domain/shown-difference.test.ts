import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shownDifference } from './shown-difference.ts';

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
