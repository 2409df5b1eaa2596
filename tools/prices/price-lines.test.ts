import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PriceLine } from '../../src/domain/price-lines.ts';
import { priceLines } from './price-lines.ts';

/** The last quarter of the tests’ tables. */
const LINE: PriceLine = {
  from: '2026-07-01',
  to: '2026-09-30',
  mileTo: '2026-09-30',
  electricity: { unit: 26.11, standing: 57.19 },
  gas: { unit: 7.33, standing: 29.04 },
  figures: {
    capMonths: '2026-07/2026-09',
    capUnit: 26,
    capRatio: 3.6,
    evenHeat: 3,
    homeMile: 8,
    petrolMile: 17,
    petrolDate: '2026-06-30',
    nightLow: 8,
    nightHigh: 9,
    nightMile: 3,
    nightMonths: '2026-05/2026-05',
    dayLow: 27,
    dayHigh: 29,
    sellLow: 4,
    sellHigh: 13,
    sellMonths: '2026-05/2026-07',
    oil: 950,
    oilDate: '2026-07',
    panelSave: 630,
    panelYears: 13,
    storeYears: 17,
    pumpSave: 450,
    capSave: 170,
    carYear: 220,
    carSave: 1030,
    carLeft: 810,
  },
};

describe('the prices of the script', () => {
  it('NOW-04: are those of the tests’ tables', () => {
    assert.deepEqual(priceLines().at(-1), LINE);
  });

  it('NOW-04: are the same on whatever day they are built: the tax by the mile and VAT on what is installed are those of the quarter', () => {
    const before = process.env.HEQ_TODAY;
    process.env.HEQ_TODAY = '2028-05-01';
    try {
      assert.deepEqual(priceLines().at(-1), LINE);
      assert.equal(process.env.HEQ_TODAY, '2028-05-01');
    } finally {
      process.env.HEQ_TODAY = before;
    }
  });

  it('NOW-04: are of the two latest quarters', () => {
    assert.deepEqual(
      priceLines().map(({ from }) => from),
      ['2026-01-01', '2026-07-01'],
    );
  });
});
