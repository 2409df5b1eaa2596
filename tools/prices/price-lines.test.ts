import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PRICE_LINES } from '../../src/domain/price-lines.ts';
import { priceLines } from './price-lines.ts';

describe('the prices that the build puts into the script', () => {
  it('NOW-04: from the tests’ tables are the same as those in src, which are used without a build', () => {
    assert.deepEqual(priceLines(), PRICE_LINES);
  });

  it('NOW-04: are the same on whatever day they are built: the tax by the mile and VAT on what is installed are those of the quarter', () => {
    const before = process.env.HEQ_TODAY;
    process.env.HEQ_TODAY = '2028-05-01';
    try {
      assert.deepEqual(priceLines(), PRICE_LINES);
      assert.equal(process.env.HEQ_TODAY, '2028-05-01');
    } finally {
      process.env.HEQ_TODAY = before;
    }
  });

  it('NOW-04: are of the two latest quarters; if a day is set, quarters that have ended by then are left out, except the last', () => {
    const from = (day: string) => priceLines(day).map((line) => line.from);
    assert.deepEqual(from(''), ['2026-01-01', '2026-07-01']);
    assert.deepEqual(from('2026-03-31'), ['2026-01-01', '2026-07-01']);
    assert.deepEqual([from('2026-04-01'), from('2030-01-01')], [['2026-07-01'], ['2026-07-01']]);
  });
});
