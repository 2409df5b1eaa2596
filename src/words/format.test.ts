import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as format from './format.ts';

describe('the numbers people read', () => {
  it('GEN-02, CONST-12: money is pounds with British grouping, and pence below a hundred only', () => {
    assert.equal(format.money(1234.56), '£1,235');
    assert.equal(format.money(1_234_567), '£1,234,567');
    assert.equal(format.money(99.5), '£100');
    assert.equal(format.money(12.5), '£12.50');
    assert.equal(format.money(-340), '-£340');
    assert.equal(format.wholePounds(-0.3), '£0');
  });

  it('energy, miles and pence a mile carry their unit', () => {
    assert.equal(format.kWh(11_500), '11,500 kWh');
    assert.equal(format.miles(7384), '7,384 miles');
    assert.equal(format.miles(1), '1 mile');
    assert.equal(format.miles(0), '0 miles');
    assert.equal(format.pencePerMile(8), '8.0p');
  });

  it('AMB-34: CO2 below a tenth of a tonne is said in kilograms', () => {
    assert.equal(format.tonnes(1.638), '1.64 tonnes');
    assert.equal(format.tonnes(0.0994), '99 kg');
  });

  it('a date is written out, and what is none is left as it is', () => {
    assert.equal(format.date('2026-07-01'), '1 July 2026');
    assert.equal(format.date('soon'), 'soon');
  });
});
