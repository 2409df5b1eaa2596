import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { birthYears, dayOptions, daysInMonth, yearsAhead } from './date-picker.ts';

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
