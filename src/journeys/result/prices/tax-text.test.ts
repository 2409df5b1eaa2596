import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { wireResult } from '../../../../test/wire-result.ts';
import { taxText } from './tax-text.ts';

const TAX = {
  from: '2028-04-01',
  text: 'Tax',
  change: -327.6,
  key: 'known.mileage-tax',
  values: { pence: 3 },
};
const taxed = [wireResult({ calculatedResults: [{ isCurrent: true }], known: [TAX] })];

describe('the tax by the mile that no figure counts', () => {
  it('HON-11: is more a year than a saving says, and of a car alone what charging and it come to, as both are shown', () => {
    assert.match(taxText(taxed, words), /, about £330 more a year\.$/);
    // Each is shown as £330. Their exact sum would be shown as £650.
    assert.match(taxText(taxed, words, 327), /\. With it you would pay about £660\.$/);
    assert.equal(taxText([], words, 327), '');
  });
});
