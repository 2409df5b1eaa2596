// Checks what becomes of the power that panels make.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selfSufficiency, solarShares } from './solar-shares.ts';

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
