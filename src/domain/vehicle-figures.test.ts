import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { QuotedVehicle } from './vehicle.ts';
import { co2Tonnes, vehicleFigures } from './vehicle-figures.ts';

const quoted = (facts: Partial<QuotedVehicle>): QuotedVehicle => ({
  make: 'Ford',
  makeId: null,
  model: 'Fiesta',
  modelId: null,
  registrationNumber: null,
  image: null,
  isEv: false,
  batterySize: null,
  engineSize: 999,
  fuel: 'Petrol',
  mpg: 40.7,
  cO2Emisions: 255,
  costPerMile: null,
  costPerMileMax: null,
  annualCost: null,
  annualCostMax: null,
  ...facts,
});
const near = (actual: number | null, expected: number) =>
  assert.ok(actual !== null && Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

describe('CO2 of a year', () => {
  it('CONST-07: is total miles times grams a mile, over a million', () => {
    near(co2Tonnes(10_400, 255), 2.652);
    assert.equal(co2Tonnes(0, 255), 0);
  });

  it('RES-EV-16: of an electric vehicle is 0, whatever is sent for it', () => {
    assert.equal(vehicleFigures(quoted({ isEv: true, cO2Emisions: 55 }), 10_400).co2Tonnes, 0);
    assert.equal(vehicleFigures(quoted({ isEv: true, cO2Emisions: null }), null).co2Tonnes, 0);
  });

  it('RES-EV-16: is not known where miles or grams are not', () => {
    near(vehicleFigures(quoted({}), 10_000).co2Tonnes, 2.55);
    assert.equal(vehicleFigures(quoted({}), null).co2Tonnes, null);
    assert.equal(vehicleFigures(quoted({ cO2Emisions: null }), 10_000).co2Tonnes, null);
  });
});

describe('cost of a mile', () => {
  it('AMB-23: pence are left as they are', () => {
    const { costPerMile } = vehicleFigures(quoted({ costPerMile: 16.9, annualCost: 1758 }), 10_400);
    assert.equal(costPerMile, 16.9);
  });

  it('AMB-23: pounds become pence', () => {
    near(vehicleFigures(quoted({ costPerMile: 0.169, annualCost: 1758 }), 10_400).costPerMile, 16.9);
  });

  it('AMB-23: is the nearer of the two if the year’s cost has another rate than the mile', () => {
    near(vehicleFigures(quoted({ costPerMile: 2.3, annualCost: 900 }), 10_400).costPerMile, 2.3);
    near(vehicleFigures(quoted({ costPerMile: 0.023, annualCost: 900 }), 10_400).costPerMile, 2.3);
  });

  it('AMB-23: off-peak and peak are of one unit, known from either', () => {
    const pounds = quoted({ isEv: true, costPerMile: 0.024, costPerMileMax: 0.079, annualCostMax: 821 });
    const figures = vehicleFigures(pounds, 10_400);
    near(figures.costPerMile, 2.4);
    near(figures.costPerMileMax, 7.9);
  });

  it('RES-EV-15 RES-EV-17: has a peak only where it is another than off-peak', () => {
    const costs = { costPerMile: 4, costPerMileMax: 4, annualCost: 400, annualCostMax: 400 };
    const { costPerMileMax, annualCostMax } = vehicleFigures(quoted({ isEv: true, ...costs }), 10_000);
    assert.deepEqual([costPerMileMax, annualCostMax], [null, null]);
    assert.equal(
      vehicleFigures(quoted({ isEv: true, ...costs, annualCostMax: 900 }), 10_000).annualCostMax,
      900,
    );
  });

  it('AMB-23: is taken for pence if nothing contradicts it', () => {
    assert.equal(vehicleFigures(quoted({ costPerMile: 0.2 }), 10_400).costPerMile, 0.2);
    assert.equal(vehicleFigures(quoted({ costPerMile: 0.2, annualCost: 0 }), 0).costPerMile, 0.2);
    assert.equal(vehicleFigures(quoted({}), 10_400).costPerMile, null);
  });
});
