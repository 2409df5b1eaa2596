import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makesFor, modelsFor, vehicleFound, vehiclePicked } from './vehicle.ts';

const makeOf = (makeName: string, ...fuels: string[]) => ({
  makeId: makeName.length,
  makeName,
  fuels: fuels.map((fuelName) => ({ fuelName })),
});
const makes = [
  makeOf('Tesla', 'Electric'),
  makeOf('Ford', 'Petrol', 'Diesel', 'Electric'),
  makeOf('Honda', 'Petrol', 'Hybrid Electric'),
  makeOf('Volvo', 'PETROL', 'ELECTRICITY'),
  makeOf('Unnamed'),
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

const make = { makeId: 7, makeName: 'Renault', fuels: [] };
const model = { modelId: 70, model: 'Clio', fuelId: 1 };
const engine = { engineSize: 999, engineSizeWithUnits: '999 cc' };

describe('a chosen vehicle', () => {
  it('STEP-ICE-04 ENT-17: found by its plate, it carries that plate and nothing the form has no field for', () => {
    const found = {
      make: 'Ford',
      makeId: 1,
      model: 'Fiesta',
      modelId: 2,
      engineSize: 999,
      batterySize: null,
      isEv: false,
      image: null,
      fuel: 'Petrol',
      mpg: 47.1,
      registrationNumber: 'fo18 rdx',
    };
    assert.deepEqual(vehicleFound('FO18RDX', found), {
      registrationNumber: 'FO18RDX',
      make: 'Ford',
      makeId: 1,
      model: 'Fiesta',
      modelId: 2,
      engineSize: 999,
      batterySize: null,
      isEv: false,
      image: null,
      dontKnow: false,
      fuel: 'Petrol',
    });
  });

  it('DLG-08: picked from the lists, its plate is not known', () => {
    const picked = vehiclePicked({ make, model, engine, electric: false, image: null });
    assert.equal(picked.dontKnow, true);
    assert.equal(picked.registrationNumber, '');
    assert.deepEqual(
      [picked.makeId, picked.modelId, picked.engineSize, picked.batterySize],
      [7, 70, 999, null],
    );
  });

  it('DLG-01: the size picked for an electric vehicle is its battery', () => {
    const battery = { engineSize: 52, engineSizeWithUnits: '52 kWh' };
    const picked = vehiclePicked({ make, model, engine: battery, electric: true, image: 'car.png' });
    assert.deepEqual([picked.engineSize, picked.batterySize, picked.isEv], [null, 52, true]);
    assert.equal(picked.image, 'car.png');
  });
});
