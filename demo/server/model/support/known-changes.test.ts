import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { knownChanges } from './known-changes.ts';
import { SUPPORT, type SupportRow } from './support.ts';

const ENGLAND = { nation: 'England' };
const tax = SUPPORT.find(({ id }) => id === 'mileage-tax')!;
const grant = SUPPORT.find(({ kind }) => kind === 'grant')!;
const idsOf = (rows: readonly SupportRow[], place = ENGLAND) =>
  knownChanges(rows, place, 10_000).map(({ key }) => key);

describe('a change that is decided but not yet in force', () => {
  it('HON-11 is 3p for each mile of an electric car from April 2028', () => {
    const [change, ...others] = knownChanges(SUPPORT, ENGLAND, 10_000);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [change?.from, change?.change, change?.key, change?.values],
      ['2028-04-01', -300, 'known.mileage-tax', { pence: 3 }],
    );
    assert.equal(change?.text, tax.text);
  });

  it('HON-11 does not change the figures of a visitor who does not drive', () => {
    assert.deepEqual(knownChanges(SUPPORT, ENGLAND, 0), []);
  });

  it('HON-11 depends on the nation', () => {
    const elsewhere = { ...tax, id: 'elsewhere', nations: ['Wales'] };
    const yearly = { ...tax, id: 'yearly', unit: '£' };
    const given = { ...grant, unit: 'p/mile', nations: ['England'] };
    assert.deepEqual(idsOf([elsewhere, yearly, given]), []);
    assert.deepEqual(idsOf([elsewhere, yearly, given], { nation: 'Wales' }), ['known.elsewhere']);
  });

  it('HON-11 has no cost if its rate is not known', () => {
    const [change] = knownChanges([{ ...tax, amount: null }], ENGLAND, 10_000);
    assert.deepEqual([Math.abs(change?.change ?? 1), change?.values], [0, { pence: 0 }]);
  });
});
