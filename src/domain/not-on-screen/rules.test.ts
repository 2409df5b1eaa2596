import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CompareFuel } from '../supply.ts';
import {
  birthYears,
  dayOptions,
  daysInMonth,
  FUEL_TYPES,
  type FuelType,
  formatText,
  PREPAY_METER_TYPES,
  RATE_TYPES,
  type TextFormat,
  yearsAhead,
} from './rules.ts';

describe('what a date picker offers', () => {
  it('VAL-37: adjusts the days to the month', () => {
    const lengths = Array.from({ length: 12 }, (_, index) => daysInMonth(index + 1, 2026));
    assert.deepEqual(lengths, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    assert.deepEqual(dayOptions(4, null).slice(-2), [29, 30]);
  });

  it('VAL-37, AMB-43: gives February 28 days, and 29 once a leap year is chosen', () => {
    assert.equal(daysInMonth(2, null), 28);
    assert.equal(daysInMonth(2, 2028), 29);
    assert.equal(daysInMonth(2, 2000), 29);
    assert.equal(daysInMonth(2, 1900), 28);
  });

  it('VAL-37: offers 31 days until a month is chosen', () => {
    assert.equal(dayOptions(null, 2028).length, 31);
    assert.equal(dayOptions(null, null).length, 31);
  });

  it('VAL-38, CONST-15: goes 120 years back for a birth', () => {
    const years = birthYears(2026);
    assert.deepEqual([years[0], years.at(-1)], [2026, 1906]);
  });

  it('VAL-38, CONST-15: goes to this year plus 5 otherwise', () => {
    assert.deepEqual(yearsAhead(2026), [2026, 2027, 2028, 2029, 2030, 2031]);
  });
});

describe('the lists of supply', () => {
  it('LOOK-09: has the rate types any, fixed and variable', () => {
    assert.deepEqual(RATE_TYPES, ['any', 'fixed', 'variable']);
  });

  it('LOOK-10: has the prepay meter types 1 to 3', () => {
    assert.deepEqual(PREPAY_METER_TYPES, [1, 2, 3]);
  });

  it('LOOK-11: has a fuel type for each fuel that is compared', () => {
    const asCompared: readonly CompareFuel[] = FUEL_TYPES;
    const asListed: readonly FuelType[] = asCompared;
    assert.deepEqual(asListed, ['gas', 'electricity', 'gasElectricity']);
  });
});

const CASES: readonly (readonly [TextFormat, string, string])[] = [
  ['number', '1,200 kWh', '1200'],
  ['decimal', '£1.2.5', '1.25'],
  ['decimal', '.', '.'],
  ['decimal', '12', '12'],
  ['one-decimal', '12.345', '12.3'],
  ['one-decimal', '12.', '12.'],
  ['nospace', ' BS1 9AA\t', 'BS19AA'],
  ['lowercase', 'Ada@Example.COM', 'ada@example.com'],
  ['alpha-numeric', 'AB12 C-DÉ', 'AB12CD'],
  ['alpha-space', 'Ada 2 Lovelace!', 'Ada  Lovelace'],
];

describe('the formats of a field', () => {
  for (const [format, typed, kept] of CASES) {
    it(`VAL-39: ${format} keeps '${kept}' of '${typed}'`, () =>
      assert.equal(formatText(format, typed), kept));
  }
});
