import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tableMarket } from '../../test/table-market.ts';
import { carCost, carRates, lowRateShare } from './car-charging.ts';
import { ratesOf } from './rates.ts';

const { standard, tariffs, region } = tableMarket(null);
const go = tariffs.find(({ name }) => name === 'Octopus Go')!;
const session = tariffs.find(({ name }) => name === 'Charge Anytime')!;
const rates = ratesOf(go, region);

describe('charging a car', () => {
  it('uses the window for nine tenths at most', () => {
    assert.equal(lowRateShare({ energy: 2000, chargerKw: 7 }, go, rates), 0.9);
  });

  it('uses the window for less if the charger cannot deliver as much', () => {
    // 5 hours of 3 kW at 0.95 are 14.25 kWh of the 28.5 kWh that a day needs.
    assert.equal(lowRateShare({ energy: 365 * 28.5, chargerKw: 3 }, go, rates).toFixed(6), '0.500000');
  });

  it('blends the two rates', () => {
    assert.equal(carCost({ energy: 1000, chargerKw: 7 }, go, rates).toFixed(2), (76.5 + 28.4).toFixed(2));
  });

  it('uses the only rate of a flat tariff', () => {
    const flat = ratesOf(standard, region);
    assert.deepEqual(carRates(standard, flat), { low: 26.11, high: 26.11 });
    assert.equal(carCost({ energy: 1000, chargerKw: 7 }, standard, flat).toFixed(2), '261.10');
  });

  it('uses the session rate for all charging', () => {
    assert.equal(
      carCost({ energy: 30_000, chargerKw: 3 }, session, ratesOf(session, region)).toFixed(2),
      '4200.00',
    );
  });

  it('costs nothing if the car is not driven', () => {
    assert.equal(carCost({ energy: 0, chargerKw: 7 }, go, rates), 0);
  });
});
