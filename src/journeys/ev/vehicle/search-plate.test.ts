import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failed, success } from '../../../api/failure.ts';
import { searchPlate } from './search-plate.ts';

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
