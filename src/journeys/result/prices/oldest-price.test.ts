import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wireResult } from '../../../../test/wire-result.ts';
import { oldestPrice } from './oldest-price.ts';

const CAP = '2026-10-01';
const restingOn = (...all: readonly object[]) =>
  oldestPrice(
    all.map((rates) =>
      wireResult({
        calculatedResults: [{ isCurrent: true }, { isCurrent: false, isRecommended: true, ...rates }],
      }),
    ),
    CAP,
  );

describe('the prices that a figure is calculated from', () => {
  it('RIGHT-12: are as old as the oldest of them: of the tariff, the first day of its half hours, or the cap', () => {
    assert.equal(restingOn({ ratesAsOf: '2026-05-01' }), '2026-05-01');
    assert.equal(restingOn({ ratesAsOf: '2026-05-31', ratesFrom: '2025-06-01' }), '2025-06-01');
    assert.equal(restingOn({ ratesAsOf: '2026-11-20' }), CAP);
    assert.equal(restingOn({ ratesAsOf: null }), CAP);
    assert.equal(restingOn({ ratesAsOf: '2026-05-01' }, { ratesAsOf: '2026-04-01' }), '2026-04-01');
  });
});
