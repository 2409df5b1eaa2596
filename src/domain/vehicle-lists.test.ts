import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makesFor, modelsFor } from './vehicle-lists.ts';

const make = (makeName: string, ...fuels: string[]) => ({
  makeId: makeName.length,
  makeName,
  fuels: fuels.map((fuelName) => ({ fuelName })),
});
const makes = [
  make('Tesla', 'Electric'),
  make('Ford', 'Petrol', 'Diesel', 'Electric'),
  make('Honda', 'Petrol', 'Hybrid Electric'),
  make('Volvo', 'PETROL', 'ELECTRICITY'),
  make('Unnamed'),
];
const names = (electric: boolean) => makesFor(electric, makes).map(({ makeName }) => makeName);

describe('the lists of the vehicle dialog', () => {
  it('DLG-02: an electric vehicle is chosen among makes that sell one; a hybrid is none', () => {
    assert.deepEqual(names(true), ['Tesla', 'Ford', 'Volvo', 'Unnamed']);
  });

  it('DLG-02: a petrol or diesel vehicle among makes that sell anything else', () => {
    assert.deepEqual(names(false), ['Ford', 'Honda', 'Volvo', 'Unnamed']);
  });

  it('ENT-22: fuelId 3 marks the electric models', () => {
    const models = [1, 2, 3, 4].map((fuelId) => ({ modelId: fuelId, model: `M${fuelId}`, fuelId }));
    assert.deepEqual(
      modelsFor(true, models).map(({ fuelId }) => fuelId),
      [3],
    );
    assert.deepEqual(
      modelsFor(false, models).map(({ fuelId }) => fuelId),
      [1, 2, 4],
    );
  });
});
