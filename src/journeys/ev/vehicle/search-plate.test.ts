import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Failure, failed, success } from '../../../api/failure.ts';
import { plateOutcome, searchPlate } from './search-plate.ts';

/** As the specification has it (ENT-21): names alone. */
const SPECIFIED = {
  make: 'FORD',
  makeId: null,
  model: 'Focus C-Max',
  modelId: null,
  engineSize: 1600,
  batterySize: null,
  isEv: false,
  image: null,
};
const diesel = { fuels: [{ fuelName: 'Diesel' }] };

/** A search of an API that answers so. */
async function found(answers: {
  readonly vehicle?: object;
  readonly makes?: unknown;
  readonly models?: unknown;
}) {
  const asked: string[] = [];
  const answer = (name: string, value: unknown) => async () => {
    asked.push(name);
    return value === null ? failed({ kind: 'no-answer' }) : success(value);
  };
  const makes = [{ makeId: 7, makeName: 'Ford', ...diesel }];
  const api = {
    vehicleByPlate: answer('plate', { ...SPECIFIED, ...answers.vehicle }),
    vehicleMakes: answer('makes', answers.makes === undefined ? makes : answers.makes),
    vehicleModels: answer(
      'models',
      answers.models === undefined ? [{ modelId: 12, model: 'Focus C Max', fuelId: 1 }] : answers.models,
    ),
  } as unknown as Parameters<typeof searchPlate>[0];
  const outcome = await searchPlate(api, 'FO18RDX', false, new AbortController().signal);
  assert.ok(outcome.ok);
  return { outcome: outcome.value, asked };
}

describe('a vehicle found by its plate', () => {
  it('STEP-ICE-04, STEP-ICE-10, ENT-21: has the ids of the lists where the answer has only names', async () => {
    const { outcome } = await found({});
    assert.ok(outcome.is === 'found');
    const { makeId, modelId, make, registrationNumber } = outcome.vehicle;
    assert.deepEqual([makeId, modelId, make, registrationNumber], [7, 12, 'FORD', 'FO18RDX']);
  });

  it('STEP-ICE-10: asks for the lists unless the answer has both numbers', async () => {
    const both = await found({ vehicle: { makeId: 7, modelId: 12 } });
    assert.deepEqual(both.asked, ['plate']);
    for (const vehicle of [{ makeId: 7 }, { modelId: 12 }]) {
      const { outcome, asked } = await found({ vehicle });
      assert.deepEqual(asked, ['plate', 'makes', 'models']);
      assert.ok(outcome.is === 'found');
      assert.deepEqual([outcome.vehicle.makeId, outcome.vehicle.modelId], [7, 12]);
    }
  });

  it('STEP-ICE-10: compares its fuel too where two models share a name', async () => {
    const models = [
      { modelId: 13, model: 'Focus C-Max (diesel)', fuelId: 2 },
      { modelId: 14, model: 'Focus C-Max (petrol)', fuelId: 1 },
    ];
    const { outcome } = await found({ vehicle: { fuel: 'Petrol' }, models });
    assert.equal(outcome.is === 'found' && outcome.vehicle.modelId, 14);
  });

  it('STEP-ICE-10: asks for no list where the answer has the numbers', async () => {
    const { outcome, asked } = await found({ vehicle: { makeId: 1, modelId: 2 } });
    assert.deepEqual([outcome.is, asked], ['found', ['plate']]);
  });

  it('STEP-ICE-10, ERR-19: is not listed where no list has it, or no list can be fetched', async () => {
    for (const lists of [{ makes: [] }, { models: [] }, { makes: null }, { models: null }]) {
      const { outcome } = await found(lists);
      assert.equal(outcome.is, 'notListed', JSON.stringify(lists));
    }
  });
});

const fiesta = {
  make: 'Ford',
  makeId: 1,
  model: 'Fiesta',
  modelId: 2,
  engineSize: 999,
  batterySize: null,
  isEv: false,
  image: null,
};
const refused = (status: number): Failure => ({ kind: 'refused', status, message: 'No.' });
const after = (failure: Failure) => plateOutcome('FO18RDX', false, failed(failure));

describe('a search by plate', () => {
  it('STEP-ICE-04: finds the vehicle, with the plate that was searched for', () => {
    const outcome = plateOutcome('FO18RDX', false, success(fiesta));
    const vehicle = { ...fiesta, registrationNumber: 'FO18RDX', dontKnow: false };
    assert.deepEqual(outcome, success({ is: 'found', vehicle }));
  });

  it('STEP-ICE-05 VAL-35: a 404 is notFound and a 409 notValid', () => {
    assert.deepEqual(after(refused(404)), success({ is: 'notFound' }));
    assert.deepEqual(after(refused(409)), success({ is: 'notValid' }));
  });

  it('STEP-ICE-06 STEP-EV-03: a vehicle of the other kind is notValid, though the server sent it', () => {
    const leaf = success({ ...fiesta, isEv: true });
    const notValid = success({ is: 'notValid' });
    assert.deepEqual(plateOutcome('FO18RDX', true, success(fiesta)), notValid);
    assert.deepEqual(plateOutcome('EV21LEF', false, leaf), notValid);
    assert.notDeepEqual(plateOutcome('EV21LEF', true, leaf), notValid);
  });

  it('ERR-03: whatever else goes wrong is a failure that can be tried again', () => {
    const failures: readonly Failure[] = [
      refused(400),
      refused(503),
      { kind: 'no-answer' },
      { kind: 'misfit', path: 'make' },
      { kind: 'fatal', status: 500, message: null },
    ];
    for (const failure of failures) assert.deepEqual(after(failure), failed(failure));
  });
});
