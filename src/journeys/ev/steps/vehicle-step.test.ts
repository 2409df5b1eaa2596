import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { product } from '../../../../tools/generate/product-in-node.ts';
import { type ChosenVehicle, NO_VEHICLE } from '../../../domain/vehicle.ts';
import { accept } from '../../../wizard/accept.ts';
import { electricVehicleStep, iceVehicleStep } from './vehicle-step.ts';

const { flagsFor } = product;

const compare = flagsFor('ev-compare');
const fiesta: ChosenVehicle = { ...NO_VEHICLE, make: 'Ford', makeId: 1, model: 'Fiesta', modelId: 2 };
const byPlate = { ...fiesta, registrationNumber: 'FO18RDX' };
const byLists = { ...fiesta, dontKnow: true };

const takesIce = (iceVehicle: ChosenVehicle) => accept(iceVehicleStep, compare, {}, { iceVehicle }).ok;
const takesElectric = (electricVehicle: ChosenVehicle) =>
  accept(electricVehicleStep, compare, {}, { electricVehicle }).ok;

describe('an accepted vehicle', () => {
  it('STEP-ICE-09 VAL-25: has a registration, unless it is not known', () => {
    assert.equal(takesIce(byPlate), true);
    assert.equal(takesIce(byLists), true);
    assert.equal(takesIce(fiesta), false);
  });

  it('STEP-ICE-10 VAL-26: has a make and a model', () => {
    assert.equal(takesIce({ ...byPlate, makeId: null }), false);
    assert.equal(takesIce({ ...byLists, modelId: null }), false);
    assert.equal(takesIce(NO_VEHICLE), false);
  });

  it('STEP-EV-05 STEP-EV-06 VAL-27 VAL-28: has the same if it is electric', () => {
    assert.equal(takesElectric({ ...byPlate, isEv: true }), true);
    assert.equal(takesElectric({ ...byLists, isEv: true }), true);
    assert.equal(takesElectric({ ...fiesta, isEv: true }), false);
    assert.equal(takesElectric({ ...byLists, isEv: true, modelId: null }), false);
  });
});

describe('Next at the vehicle steps', () => {
  const iceWaits = (iceVehicle: ChosenVehicle) => iceVehicleStep.waitsFor?.(compare, { iceVehicle });
  const electricWaits = (electricVehicle: ChosenVehicle) =>
    electricVehicleStep.waitsFor?.(compare, { electricVehicle });

  it('STEP-ICE-08 VAL-33 AMB-24: waits, and says why, without a make or for an electric vehicle', () => {
    assert.equal(iceWaits(NO_VEHICLE), 'ev.ice.missing');
    assert.equal(iceWaits({ ...byPlate, isEv: true }), 'ev.ice.missing');
    assert.equal(iceWaits(byPlate), null);
  });

  it('STEP-EV-04 VAL-34 AMB-24: waits, and says why, without a make or for one that is not electric', () => {
    assert.equal(electricWaits(NO_VEHICLE), 'ev.electric.missing');
    assert.equal(electricWaits(byPlate), 'ev.electric.missing');
    assert.equal(electricWaits({ ...byPlate, isEv: true }), null);
  });

  it('STEP-EV-02: an EV-only journey asks for no vehicle of today', () => {
    assert.equal(iceVehicleStep.applies(flagsFor('ev-only'), {}), false);
    assert.equal(electricVehicleStep.applies(flagsFor('ev-only'), {}), true);
  });
});
