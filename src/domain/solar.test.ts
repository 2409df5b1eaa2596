// Checks what a solar system saves over its life, and when it has paid for itself.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  annualRoi,
  breakevenYears,
  cumulativeSavings,
  extremes,
  lifetimeSavings,
  netSavings,
  selfSufficiency,
  solarReturn,
  solarShares,
  surplusMonths,
  totalRoi,
  yearlySavings,
} from './solar.ts';

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

// Checks when in the year panels make more than the home uses.

const year = (over: (month: number) => boolean) =>
  Array.from({ length: 12 }, (_, month) => ({
    solarGeneration: over(month) ? 300 : 100,
    householdConsumption: 200,
  }));

describe('the months of surplus', () => {
  it('RES-SOL-09: are one period of the year', () => {
    const spell = surplusMonths(year((month) => month >= 3 && month <= 8));
    assert.deepEqual(spell, { kind: 'spell', since: 3, through: 8 });
  });

  it('can be one month, and can pass the turn of the year', () => {
    const june = surplusMonths(year((month) => month === 5));
    assert.deepEqual(june, { kind: 'spell', since: 5, through: 5 });
    const winter = surplusMonths(year((month) => month === 11 || month < 2));
    assert.deepEqual(winter, { kind: 'spell', since: 11, through: 1 });
  });

  it('can be all months, none or several periods', () => {
    assert.deepEqual(surplusMonths(year(() => true)), { kind: 'always' });
    assert.deepEqual(surplusMonths(year(() => false)), { kind: 'never' });
    assert.deepEqual(surplusMonths(year((month) => month === 3 || month === 6)), { kind: 'some', count: 2 });
  });

  it('are none if as much is made as used, or nothing', () => {
    assert.deepEqual(surplusMonths([{ solarGeneration: 200, householdConsumption: 200 }]), { kind: 'never' });
    assert.deepEqual(surplusMonths(year(() => false).map((month) => ({ ...month, solarGeneration: 0 }))), {
      kind: 'never',
    });
  });
});

describe('extremes', () => {
  it('finds the first of the greatest and of the least', () => {
    assert.deepEqual(extremes([3, 9, 9, 1, 1]), { most: 1, least: 3 });
  });
});

// Checks what becomes of the power that panels make.

const shares = (
  solarGeneration: number | null,
  solarUsedInHouse: number | null,
  exportedToGrid: number | null,
) => solarShares({ solarGeneration, solarUsedInHouse, exportedToGrid });

describe('the shares of what panels make', () => {
  it('RES-SOL-11 AMB-32: are whole percents of the generation, with their kWh', () => {
    assert.deepEqual(shares(3744, 1909.4, 1834.6), {
      madeKwh: 1909.4,
      sellKwh: 1834.6,
      percentageMade: 51,
      percentageSell: 49,
      lost: null,
    });
  });

  it('AMB-32: take a difference of one point for rounding, either way', () => {
    const both = shares(1000, 505, 495);
    assert.deepEqual([both?.percentageMade, both?.percentageSell, both?.lost], [51, 50, null]);
    const under = shares(1000, 504, 486);
    assert.deepEqual([under?.percentageMade, under?.percentageSell, under?.lost], [50, 49, null]);
  });

  it('AMB-32: say what is lost when the two miss a hundred by more than one', () => {
    assert.deepEqual(shares(1000, 500, 480)?.lost, { kWh: 20, percentage: 2 });
    assert.deepEqual(shares(4000, 2000, 1600)?.lost, { kWh: 400, percentage: 10 });
  });

  it('never call it a loss when more is sold than was made', () => {
    assert.equal(shares(1000, 800, 400)?.lost, null);
  });

  it('AMB-32: are zero without generation', () => {
    assert.deepEqual(shares(0, 0, 0), {
      madeKwh: 0,
      sellKwh: 0,
      percentageMade: 0,
      percentageSell: 0,
      lost: null,
    });
  });

  it('are unknown when one of the three is', () => {
    assert.equal(shares(null, 1, 1), null);
    assert.equal(shares(1, null, 1), null);
    assert.equal(shares(1, 1, null), null);
  });
});

describe('selfSufficiency', () => {
  const of = (importFromGrid: number | null, householdConsumption: number | null) =>
    selfSufficiency({ importFromGrid, householdConsumption });

  it('AMB-32: is the part of its use that the home does not buy', () => {
    assert.equal(of(973.38, 2700), 64);
    assert.equal(of(2700, 2700), 0);
    assert.equal(of(0, 2700), 100);
  });

  it('is between zero and a hundred, and zero for a home that uses nothing', () => {
    assert.equal(of(2900, 2700), 0);
    assert.equal(of(10, 0), 0);
  });

  it('is unknown when either is', () => {
    assert.equal(of(null, 2700), null);
    assert.equal(of(1909, null), null);
  });
});
