import '../../test/table-prices.ts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { priceOn } from './price-cap.ts';
import { UNKNOWN_USAGE, type Usage, yearlyUse } from './usage.ts';

const prices = priceOn('2026-08-15');

const used = (usage: number, usageUnit: Usage['usageUnit']): Usage => ({
  ...UNKNOWN_USAGE,
  usage,
  usageUnit,
});
const spent = (cost: number, usageUnit: Usage['usageUnit']): Usage => ({
  ...UNKNOWN_USAGE,
  usageType: 0,
  cost,
  usageUnit,
});

describe('energy of a year', () => {
  it('BEY-06, LOOK-06: counts a year once, a month twelve times, a quarter four times', () => {
    assert.equal(yearlyUse(used(2700, 1), 'electricity', prices), 2700);
    assert.equal(yearlyUse(used(225, 2), 'electricity', prices), 2700);
    assert.equal(yearlyUse(used(675, 3), 'gas', prices), 2700);
  });

  it('BEY-06, LOOK-07: turns pounds into energy at the price cap, standing charge off', () => {
    // (100 £ * 12 * 100 p - 365 * 57.19 p) / 26.11 p = 3796.5
    assert.equal(yearlyUse(spent(100, 2), 'electricity', prices), 3796);
    // (802.30 £ * 100 p - 365 * 29.04 p) / 7.33 p = 9499.3
    assert.equal(yearlyUse(spent(802.3, 1), 'gas', prices), 9499);
  });

  it('BEY-06: leaves one unit to a home that spends less than its standing charge', () => {
    assert.equal(yearlyUse(spent(120, 1), 'electricity', prices), 1);
  });

  it('BEY-06: is unknown if the visitor stated nothing', () => {
    assert.equal(yearlyUse(UNKNOWN_USAGE, 'gas', prices), null);
    assert.equal(yearlyUse({ ...UNKNOWN_USAGE, usageType: 0 }, 'gas', prices), null);
  });
});
