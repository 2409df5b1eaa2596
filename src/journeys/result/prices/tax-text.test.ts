import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { MILEAGE_TAX, wireResult } from '../../../../test/wire-result.ts';
import { taxText } from './tax-text.ts';

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
