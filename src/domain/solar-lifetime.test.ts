// Checks what a solar system saves over its life, and when it has paid for itself.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  annualRoi,
  breakevenYears,
  cumulativeSavings,
  lifetimeSavings,
  netSavings,
  solarReturn,
  totalRoi,
  yearlySavings,
} from './solar-lifetime.ts';

const level = (saving: number) => Array.from({ length: 20 }, () => saving);

describe('the savings of each year', () => {
  it('AMB-33: are the first twenty, by year whatever their order', () => {
    const rows = Array.from({ length: 25 }, (_, index) => ({ year: 25 - index, savings: 25 - index }));
    const savings = yearlySavings(rows);
    assert.equal(savings.length, 20);
    assert.deepEqual([savings[0], savings[19]], [1, 20]);
    assert.equal(lifetimeSavings(savings), 210);
  });

  it('RES-SOL-13: add up year by year', () => {
    assert.deepEqual(cumulativeSavings([700, -100, 300]), [700, 600, 900]);
    assert.deepEqual(cumulativeSavings([]), []);
  });
});

describe('net savings', () => {
  it('RES-SOL-12: are the savings less the cost, below zero when it is never paid', () => {
    assert.equal(netSavings(level(600), 10_000), 2000);
    assert.equal(netSavings(level(400), 10_000), -2000);
  });
});

describe('breakeven', () => {
  it('RES-SOL-15 AMB-33: is the year in which the sum reaches the cost, to a tenth', () => {
    assert.equal(breakevenYears(level(600), 10_000), 16.7);
    assert.equal(breakevenYears([500, 1000, 1000], 1000), 1.5);
  });

  it('can be within the first year, or at the very end of the last', () => {
    assert.equal(breakevenYears(level(600), 240), 0.4);
    assert.equal(breakevenYears(level(500), 10_000), 20);
  });

  it('is the first crossing, even if an expensive year takes the sum below again', () => {
    assert.equal(breakevenYears([500, 600, -400, 500], 1000), 1.8);
  });

  it('AMB-33: is never, where the savings never reach the cost', () => {
    assert.equal(breakevenYears(level(499), 10_000), null);
    assert.equal(breakevenYears(level(-50), 10_000), null);
    assert.equal(breakevenYears([], 10_000), null);
  });
});

describe('the return', () => {
  it('RES-SOL-16: in total is the net savings as a share of the cost', () => {
    assert.equal(totalRoi(level(600), 10_000), 20);
    assert.equal(totalRoi(level(400), 10_000), -20);
  });

  it('RES-SOL-17 CONST-06: a year is savings / 20 / cost, by the literal formula', () => {
    assert.equal(annualRoi(level(600), 10_000), 6);
    assert.equal(annualRoi(level(-100), 10_000), -1);
  });

  it('RES-SOL-17 CONST-06: a year is by twenty years, though an API sends fewer', () => {
    assert.equal(annualRoi([600, 400], 10_000), 0.5);
    assert.equal(annualRoi(level(600).slice(0, 10), 10_000), 3);
  });

  it('AMB-33: is not shown without a cost or at a cost of zero', () => {
    assert.equal(solarReturn(level(600), null), null);
    assert.equal(solarReturn(level(600), 0), null);
    assert.equal(solarReturn([], 10_000), null);
  });

  it('compares the four figures with the cost', () => {
    const { cost, net, breakeven, ...rates } = solarReturn(level(600), 10_000)!;
    assert.deepEqual([cost, net, breakeven], [10_000, 2000, 16.7]);
    assert.deepEqual([rates.totalRoi, rates.annualRoi], [20, 6]);
    assert.equal(rates.yearlyReturn?.toFixed(2), '1.80');
    const { breakeven: never, yearlyReturn: lost } = solarReturn(level(-20), 10_000)!;
    assert.deepEqual([never, lost], [null, null]);
  });
});
