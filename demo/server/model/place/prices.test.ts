import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Fuel, fuelPrice, regionalPrice, TABLE_PRICES } from './prices.ts';

const price = (fuel: Fuel) => fuelPrice(TABLE_PRICES, fuel);

describe('prices', () => {
  it('pins the cap of July to September 2026', () => {
    const { from, electricityUnit, electricityStanding, gasUnit, gasStanding } = TABLE_PRICES.cap;
    assert.deepEqual(
      [from, electricityUnit, electricityStanding, gasUnit, gasStanding],
      ['2026-07-01', 26.11, 57.19, 7.33, 29.04],
    );
  });

  it('pins a dear and a cheap region', () => {
    assert.deepEqual(rounded('_D'), [27.46, 73.46]);
    assert.deepEqual(rounded('_M'), [25.06, 61.51]);
  });

  it('uses the average where there is no region', () => {
    assert.deepEqual(rounded(null), [26.11, 57.19]);
  });

  it('throws on a region that the table lacks', () => {
    assert.throws(() => regionalPrice(TABLE_PRICES, '_Z'), /grid region _Z/);
  });

  it('pins petrol, diesel and heating oil with their dates', () => {
    assert.deepEqual([price('petrol').value, price('petrol').date], [151.4, '2026-06-30']);
    assert.deepEqual([price('diesel').value, price('diesel').date], [167.14, '2026-06-30']);
    assert.deepEqual([price('heating oil').value, price('heating oil').unit], [9.2, 'p/kWh']);
  });
});

function rounded(gspGroup: string | null): readonly number[] {
  const { unit, standing } = regionalPrice(TABLE_PRICES, gspGroup);
  return [unit, standing].map((value) => Math.round(value * 100) / 100);
}
