import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tableMarket } from '../../test/table-market.ts';
import { isRefusal } from '../refusal.ts';
import {
  electricVehicle,
  fuelMile,
  fuelVehicle,
  tailpipeCo2,
  type VehicleFacts,
  wallEfficiency,
  yearlyMiles,
} from './vehicle-facts.ts';

const fiesta: VehicleFacts = {
  make: 'Ford',
  model: 'Fiesta',
  isEv: false,
  batterySize: null,
  engineSize: 999,
  fuel: 'Petrol',
  mpg: 40.7,
  co2GramsPerMile: 255,
};

describe('the cost of a mile', () => {
  it('includes a loss of a tenth in a fast charger and 15 % at a 3-pin plug', () => {
    assert.equal(wallEfficiency(4, 1), 3.6);
    assert.equal(wallEfficiency(4, 3), 3.4);
  });

  it('is litres times price for a fuel car: 16.9p for a Fiesta', () => {
    const vehicle = fuelVehicle(fiesta);
    assert.ok(!isRefusal(vehicle));
    assert.equal(fuelMile(vehicle, tableMarket(null)).toFixed(1), '16.9');
  });

  it('AMB-19: counts a year as 52 weeks', () => {
    assert.equal(yearlyMiles(100, 42), 7384);
  });

  it('CONST-07: comes with emissions of miles times grams, divided by a million', () => {
    assert.equal(tailpipeCo2(10_000, 200), 2);
  });
});

describe('the facts of a vehicle', () => {
  const isRefused = (facts: Partial<VehicleFacts>) => isRefusal(fuelVehicle({ ...fiesta, ...facts }));

  it('are incomplete without consumption, emissions or a fuel with a price', () => {
    assert.equal(isRefused({}), false);
    assert.equal(isRefused({ fuel: 'DIESEL' }), false);
    for (const missing of [
      { mpg: null },
      { mpg: 0 },
      { co2GramsPerMile: null },
      { fuel: 'LPG' },
      { isEv: true },
    ])
      assert.equal(isRefused(missing), true, JSON.stringify(missing));
  });

  it('are incomplete for an electric vehicle without its consumption', () => {
    const leaf = { ...fiesta, isEv: true, fuel: 'Electric', milesPerKwh: 3.74 };
    assert.equal(isRefusal(electricVehicle(leaf)), false);
    assert.equal(isRefusal(electricVehicle({ ...leaf, milesPerKwh: null })), true);
    assert.equal(isRefusal(electricVehicle(fiesta)), true);
  });
});
