import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CATALOGUE } from '../vehicles/catalogue.ts';
import { yearlyMiles } from './mot.ts';
import { fuelOf, toVehicle } from './vehicles.ts';

const named = (make: string, model: string, fuel: string, engine: number | null = null) => {
  const outcome = toVehicle({ make, model, fuel, engine, year: null, approval: '' }, CATALOGUE);
  return outcome.kind === 'found' ? outcome.vehicle.model : outcome.kind;
};

describe('the catalogue’s vehicle for a registered one', () => {
  const cars: readonly (readonly [string, string, string, string])[] = [
    ['FORD', 'FOCUS TITANIUM TDCI', 'DIESEL', 'Focus'],
    ['FORD', 'TRANSIT CUSTOM 300 LTD', 'HEAVY OIL', 'Transit Custom'],
    ['BMW', '320D M SPORT AUTO', 'Diesel', '3 Series'],
    ['MERCEDES-BENZ', 'A 180 SPORT', 'PETROL', 'A-Class'],
    ['VOLKSWAGEN', 'T-ROC DESIGN TSI', 'PETROL', 'T-Roc'],
    ['VOLKSWAGEN', 'ID.3 LIFE', 'ELECTRICITY', 'ID.3'],
    ['TESLA', 'MODEL 3 LONG RANGE', 'ELECTRICITY', 'Model 3'],
    ['CITROËN', 'C3 AIRCROSS FLAIR', 'PETROL', 'C3 Aircross'],
    ['LAND ROVER', 'RANGE ROVER EVOQUE S', 'DIESEL', 'Range Rover Evoque'],
    ['MINI', 'COOPER S', 'PETROL', 'Hatch'],
    ['FORD', 'FOCUSED', 'PETROL', 'unlisted'],
    ['LADA', 'NIVA', 'PETROL', 'unlisted'],
    ['TOYOTA', 'PRIUS', 'HYBRID ELECTRIC', 'unlisted'],
    ['FORD', 'FIESTA', 'GAS BI-FUEL', 'other'],
  ];
  for (const [make, model, fuel, ours] of cars)
    it(`LIVE-04: for ${make} ${model}, ${fuel}, is ${ours}`, () =>
      assert.equal(named(make, model, fuel), ours));

  it('has the engine nearest to the register’s, and the fuel in any spelling of the registers', () => {
    const outcome = toVehicle(
      { make: 'Volkswagen', model: 'GOLF', fuel: 'PETROL', engine: 1498, year: 2020, approval: 'M1' },
      CATALOGUE,
    );
    assert.equal(outcome.kind === 'found' && outcome.vehicle.engineSize, 1498);
    assert.deepEqual(['Petrol', 'ELECTRIC DIESEL', 'FUEL CELLS', 'Electricity'].map(fuelOf), [
      'Petrol',
      'hybrid',
      null,
      'Electric',
    ]);
  });
});

describe('yearly miles by MOT tests', () => {
  const test = (
    completedDate: string,
    odometerValue: number | null,
    odometerUnit = 'MI',
    odometerResultType = 'READ',
  ) => ({ completedDate, odometerValue, odometerUnit, odometerResultType });

  it('LIVE-04: are those of the last three years, with kilometres converted', () => {
    const all = [test('2025-01-01', 30_000), test('2020-01-01', 100), test('2022-06-01', 4000)];
    assert.equal(yearlyMiles(all)?.miles, 10_000);
    const km = [test('2024-01-01', 0, 'KM'), test('2025-01-01', 10_000, 'KM')];
    assert.equal(yearlyMiles(km)?.miles, 6200);
  });

  it('are unknown with only a retest, a single test, a decrease, a change of unit or an absurd reading', () => {
    assert.equal(yearlyMiles([test('2025-01-01', 1000), test('2025-01-09', 1010)]), null);
    assert.equal(yearlyMiles([test('2025-01-01', 1000)]), null);
    assert.equal(yearlyMiles([test('2023-01-01', 90_000), test('2025-01-01', 1000)]), null);
    assert.equal(yearlyMiles([test('2023-01-01', 9000), test('2025-01-01', 20_000, 'KM')]), null);
    assert.equal(yearlyMiles([test('2024-01-01', 9000), test('2025-01-01', 900_000)]), null);
    assert.equal(yearlyMiles([test('never', 9000), test('2025-01-01', null)]), null);
    assert.equal(yearlyMiles([]), null);
  });
});
