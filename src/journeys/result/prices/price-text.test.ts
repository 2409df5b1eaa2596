import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { MILEAGE_TAX, wireResult } from '../../../../test/wire-result.ts';
import { oldestPrice, taxText } from './price-text.ts';

const taxed = [wireResult({ calculatedResults: [{ isCurrent: true }], known: [MILEAGE_TAX] })];

describe('the tax by the mile that no figure counts', () => {
  it('HON-11: has its amount and what it leaves of a saving, or makes of a cost, as both are shown', () => {
    assert.equal(
      taxText(taxed, words, { kind: 'save', value: 2540 }),
      'From 1 April 2028, tax of 3p a mile takes about £330 of this, leaving £2,210.',
    );
    // Each is shown as £330. Their exact sum would be shown as £650.
    assert.match(taxText(taxed, words, { kind: 'charging', value: 327 }), / makes this about £660\.$/);
    assert.match(
      taxText(taxed, words, { kind: 'save', value: 330 }),
      / costs about £330 a year, more than this saves\.$/,
    );
    assert.equal(taxText([], words, { kind: 'save', value: 327 }), '');
  });
});

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
