import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calls } from '../api/calls.ts';
import { readAnswer } from '../api/create-api.ts';
import { success } from '../api/failure.ts';
import {
  chargedMile,
  chargingCost,
  co2Saved,
  co2Tonnes,
  evHeadline,
  fuelCost,
  quotedVehicles,
  vehicleFigures,
} from './ev-figures.ts';
import { type Result, toResult } from './result.ts';
import type { QuotedVehicle } from './vehicle.ts';

const fiesta = { make: 'Ford', model: 'Fiesta', isEv: false, cO2Emisions: 255, annualCost: 1750 };
const zoe = { make: 'Renault', model: 'Zoe', isEv: true };
const today = { isCurrent: true, annualCost: 1800, co2Emission: 2.4, savings: 0 };
const charging = { isCurrent: false, annualCost: 240, co2Emission: 0, savings: 1560 };

/** A result through the door it comes in by. */
function result(vehicles: object, rows: readonly object[]): Result {
  const wire = { request: { ...vehicles, totalMiles: 10_000 }, calculatedResults: rows };
  const read = readAnswer(calls.quoteResult, success(JSON.stringify(wire)));
  assert.ok(read.ok);
  const parsed = toResult(read.value as Parameters<typeof toResult>[0]);
  assert.ok(parsed);
  return parsed;
}
const compared = (...rows: object[]) => result({ current: fiesta, compare: zoe }, rows);
const alone = (...rows: object[]) => result({ current: zoe }, rows);

describe('the cost of a mile by the hours of charging', () => {
  it('RES-EV-02: costs the year’s charging over its miles, in pence', () => {
    assert.equal(chargedMile(compared(today, charging)), 2.4);
    assert.equal(chargedMile(compared(today, { ...charging, annualCost: 0 })), 0);
  });

  it('does not exist if the cost or the miles are unknown', () => {
    assert.equal(chargedMile(compared(today, { ...charging, annualCost: null })), null);
    const { request, ...rest } = compared(today, charging);
    for (const totalMiles of [null, 0])
      assert.equal(chargedMile({ ...rest, request: { ...request, totalMiles } }), null);
  });
});

describe('evHeadline', () => {
  it('RES-EV-01: a comparison says what is saved in a year', () => {
    assert.deepEqual(evHeadline(compared(today, charging)), { kind: 'save', value: 1560 });
  });

  it('RES-EV-01 AMB-22: a saving of nothing or less is a cost', () => {
    const dearer = { ...charging, savings: -120 };
    assert.deepEqual(evHeadline(compared(today, dearer)), { kind: 'costMore', value: 120 });
    assert.deepEqual(evHeadline(compared(today, { ...charging, savings: 0 })), {
      kind: 'costMore',
      value: 0,
    });
  });

  it('RES-EV-01: the saving is the difference of the fuel and the charging as shown', () => {
    const rows = [
      { ...today, annualCost: 1864.6 },
      { ...charging, annualCost: 516.4, savings: 1348.2 },
    ];
    assert.equal(evHeadline(compared(...rows))?.value, 1349);
  });

  it('RES-EV-02: an electric vehicle alone says what charging costs, whatever it saves', () => {
    assert.deepEqual(evHeadline(alone({ ...today, annualCost: 640 }, charging)), {
      kind: 'charging',
      value: 240,
    });
  });

  it('RES-EV-02: charging is costed on the only tariff there is', () => {
    assert.deepEqual(evHeadline(alone({ ...today, annualCost: 640 })), { kind: 'charging', value: 640 });
  });

  it('has no figure if one is missing', () => {
    assert.equal(evHeadline(compared(today)), null);
    assert.equal(evHeadline(alone({ isCurrent: false })), null);
    assert.equal(chargingCost(compared(today)), null);
  });
});

describe('the two sides of a comparison', () => {
  it('CALL-23: the electric vehicle is `compare`, and `current` when it is alone', () => {
    assert.equal(quotedVehicles(compared(today)).today?.model, 'Fiesta');
    assert.equal(quotedVehicles(compared(today)).electric?.model, 'Zoe');
    assert.equal(quotedVehicles(alone(today)).electric?.model, 'Zoe');
    assert.equal(quotedVehicles(alone(today)).today, null);
  });

  it('costs today’s fuel by its row, else by the vehicle', () => {
    assert.equal(fuelCost(compared(today, charging)), 1800);
    assert.equal(fuelCost(compared(charging)), 1750);
    assert.equal(fuelCost(alone(today)), null);
  });

  it('RES-EV-07: CO2 is saved in a comparison only', () => {
    assert.equal(co2Saved(compared(today, charging)), 2.4);
    assert.equal(co2Saved(alone(today, charging)), null);
  });

  it('RES-EV-07 CONST-07: rows without CO2 leave it to the vehicle’s grams a mile', () => {
    const bare = { isCurrent: false, savings: 1 };
    assert.equal(co2Saved(compared({ isCurrent: true }, bare)), 2.55);
    assert.equal(co2Saved(compared({ isCurrent: true }, { ...bare, gridCo2Emission: 0.5 })), 2.05);
  });
});

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
