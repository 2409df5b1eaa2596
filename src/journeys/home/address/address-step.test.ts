import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { priceOn } from '../../../domain/price-cap.ts';
import { type Fuel, type UsageType, type UsageUnit, yearlyUse } from '../../../domain/usage.ts';
import { problemSentence } from '../../question/question-text.ts';
import { acceptUsage } from './address-step.ts';

/** What is said of an amount; null when it is taken. */
function problemOf(
  fuel: Fuel,
  amount: string,
  usageType: UsageType = 1,
  usageUnit: UsageUnit = 1,
): string | null {
  const accepted = acceptUsage(fuel, { amount, usageType, usageUnit });
  return 'key' in accepted ? problemSentence(words, accepted) : null;
}

describe('the correction of a fuel’s use', () => {
  it('VAL-41, CONST-02, BEY-06: holds electricity to its bounds by year, month and quarter', () => {
    assert.equal(problemOf('electricity', '75001'), 'Electricity use must be between 1 & 75000.');
    assert.equal(problemOf('electricity', '0', 1, 2), 'Electricity use must be between 1 & 6250.');
    assert.equal(problemOf('electricity', '18751', 1, 3), 'Electricity use must be between 1 & 18750.');
    assert.equal(problemOf('electricity', '75000'), null);
  });

  it('VAL-41, CONST-03, BEY-06: holds gas to its bounds by year, month and quarter', () => {
    assert.equal(problemOf('gas', '200001'), 'Gas use must be between 1 & 200000.');
    assert.equal(problemOf('gas', '16601', 1, 2), 'Gas use must be between 1 & 16600.');
    assert.equal(problemOf('gas', '50001', 1, 3), 'Gas use must be between 1 & 50000.');
    assert.equal(problemOf('gas', '1', 1, 3), null);
  });

  it('VAL-41, CONST-01, AMB-21, BEY-06: holds the amount spent to its bounds by year, month and quarter', () => {
    assert.equal(problemOf('gas', '119.99', 0), 'Gas cost must be between 120 & 9000.');
    assert.equal(problemOf('electricity', '751', 0, 2), 'Electricity cost must be between 10 & 750.');
    assert.equal(problemOf('electricity', '29', 0, 3), 'Electricity cost must be between 30 & 2250.');
    assert.equal(problemOf('electricity', '99.50', 0, 2), null);
  });

  it('VAL-01, VAL-02, VAL-03: wants a number, whole for energy', () => {
    assert.equal(problemOf('gas', ' '), 'Gas use is required');
    assert.equal(problemOf('gas', '1200.5'), 'Gas use must be numbers only.');
    assert.equal(problemOf('gas', '1,200'), null);
    assert.equal(problemOf('gas', '1,2'), 'Gas use must be numbers only.');
    assert.equal(problemOf('gas', '1,200.50', 0), null);
    assert.equal(problemOf('gas', 'plenty', 0), 'Gas cost must be valid decimal.');
  });

  it('BEY-06: keeps the unit, and that the visitor stated it', () => {
    const stated = acceptUsage('electricity', { amount: '225', usageType: 1, usageUnit: 2 });
    assert.ok(!('key' in stated));
    assert.equal(stated.isStated, true);
    assert.equal(stated.usageUnit, 2);
    assert.equal(yearlyUse(stated, 'electricity', priceOn('2026-08-15')), 2700);
  });
});
