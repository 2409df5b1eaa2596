import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_VEHICLE } from '../../../domain/vehicle.ts';
import { vehicleOf } from '../ev-quote.ts';
import { vehicleEdit } from './vehicle-edit.ts';

describe('changing a vehicle of a result', () => {
  it('RES-EV-20: alone, the electric vehicle is `current`, and the change begins with the search', () => {
    const edit = vehicleEdit('electric', false);
    assert.deepEqual([edit.begins, edit.electric], ['search', true]);
    assert.equal(edit.answer, 'electricVehicle');
  });

  it('RES-EV-21: compared, the electric vehicle is `compare`, and the change begins with the picker', () => {
    const edit = vehicleEdit('electric', true);
    assert.deepEqual([edit.begins, edit.electric], ['picker', true]);
    assert.equal(edit.answer, 'electricVehicle');
  });

  it('RES-EV-22: compared, the vehicle of today is `current`, and the change begins with the search', () => {
    const edit = vehicleEdit('today', true);
    assert.deepEqual([edit.begins, edit.electric], ['search', false]);
    assert.equal(edit.answer, 'iceVehicle');
  });
});

describe('a vehicle in a request', () => {
  const vehicle = {
    ...NO_VEHICLE,
    make: 'Renault',
    makeId: 7,
    modelId: 70,
    engineSize: 999,
    batterySize: 52,
  };

  it('CALL-23: is named by its ids and its size: the engine, or the battery of an electric one', () => {
    assert.deepEqual(vehicleOf(vehicle), { makeId: 7, modelId: 70, engineSize: 999 });
    assert.equal(vehicleOf({ ...vehicle, isEv: true }).engineSize, 52);
  });

  it('CALL-23: carries its plate when there is one', () => {
    assert.deepEqual(vehicleOf({ ...vehicle, registrationNumber: 'FO18RDX' }), {
      makeId: 7,
      modelId: 70,
      engineSize: 999,
      registrationNumber: 'FO18RDX',
    });
  });
});
