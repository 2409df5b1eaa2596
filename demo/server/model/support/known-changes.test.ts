import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Flow } from '../../../../src/domain/what-if.ts';
import { knownChanges, vatChanges } from './known-changes.ts';
import { SUPPORT, type SupportRow } from './support.ts';

const DAY = '2026-08-15';
const ENGLAND = { nation: 'England' };
const tax = SUPPORT.find(({ id }) => id === 'mileage-tax')!;
const grant = SUPPORT.find(({ kind }) => kind === 'grant')!;
const idsOf = (rows: readonly SupportRow[], place = ENGLAND) =>
  knownChanges(rows, place, 10_000, DAY).map(({ key }) => key);

describe('a change that is decided but not yet in force', () => {
  it('HON-11 is 3p for each mile of an electric car from April 2028', () => {
    const [change, ...others] = knownChanges(SUPPORT, ENGLAND, 10_000, DAY);
    assert.deepEqual(others, []);
    assert.deepEqual(
      [change?.from, change?.change, change?.key, change?.values],
      ['2028-04-01', -300, 'known.mileage-tax', { pence: 3 }],
    );
    assert.equal(change?.text, tax.text);
  });

  it('HON-11 does not change the figures of a visitor who does not drive', () => {
    assert.deepEqual(knownChanges(SUPPORT, ENGLAND, 0, DAY), []);
  });

  it('HON-11 depends on the nation', () => {
    const elsewhere = { ...tax, id: 'elsewhere', nations: ['Wales'] };
    const yearly = { ...tax, id: 'yearly', unit: '£' };
    const given = { ...grant, unit: 'p/mile', nations: ['England'] };
    assert.deepEqual(idsOf([elsewhere, yearly, given]), []);
    assert.deepEqual(idsOf([elsewhere, yearly, given], { nation: 'Wales' }), ['known.elsewhere']);
  });

  it('HON-11 has no cost if its rate is not known', () => {
    const [change] = knownChanges([{ ...tax, amount: null }], ENGLAND, 10_000, DAY);
    assert.deepEqual([Math.abs(change?.change ?? 1), change?.values], [0, { pence: 0 }]);
  });
});

const VAT = { from: '2027-04-01', now: 0, later: 5 };
const flow = (more: Partial<Flow>): Flow => ({
  standing: 200,
  import: [{ kWh: 2500, rate: 26 }],
  pump: [],
  export: [],
  car: null,
  fuel: null,
  ...more,
});
const one = (after: Partial<Flow>, miles = 0) =>
  vatChanges(VAT, { before: flow({}), after: flow(after) }, miles)[0]!;

describe('NOW-03 a decided VAT on electricity', () => {
  it('adds a twentieth to the bill of a home with a heat pump, and lowers the saving by a twentieth of the pump’s electricity', () => {
    const { from, change, values, key } = one({ pump: [{ kWh: 4000, rate: 25 }] });
    assert.deepEqual([from, change, key], ['2027-04-01', -50, 'known.vat-electricity']);
    const effect = { key: 'vat.adds', values: { pounds: 93 } };
    assert.deepEqual(values, { now: 0, later: 5, pounds: 93, effect });
  });

  it('raises the saving of panels, and does not apply to exports', () => {
    const sold = { import: [{ kWh: 1000, rate: 26 }], export: [{ kWh: 2000, rate: 12 }] };
    assert.equal(one(sold).change, 19.5);
  });

  it('applies to the charging of a car at the rates of its hours', () => {
    const car = { milesPerKwh: 4, low: 8, high: 30, windowKwhPerDay: 35, most: 0.9 };
    assert.equal(one({ car }, 8000).change, -(2000 * (0.9 * 8 + 0.1 * 30)) / 2000);
  });

  it('is not mentioned if none is decided or if there is no sum', () => {
    assert.deepEqual(vatChanges(null, { before: flow({}), after: flow({}) }), []);
    assert.deepEqual(vatChanges(VAT, undefined), []);
  });
});
