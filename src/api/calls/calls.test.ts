import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CallSpec } from '../call.ts';
import { type CallName, calls } from '../calls.ts';
import { readAnswer } from '../create-api.ts';
import { success } from '../failure.ts';
import { SWITCH_LISTS } from './supply.ts';

/** Every operation of the specification's section 7, then ours. */
const OPERATIONS: readonly (readonly [string, CallName, string])[] = [
  ['CALL-01', 'authToken', 'POST /auth/token'],
  ['CALL-02', 'trackRecords', 'POST /request/user/track-records'],
  ['CALL-03', 'vehicleByPlate', 'POST /request/ev/regno'],
  ['CALL-04', 'vehicleMakes', 'GET /request/ev/make'],
  ['CALL-05', 'vehicleModels', 'GET /request/ev/make/{makeId}/model'],
  ['CALL-06', 'vehicleEngines', 'GET /request/ev/model/{modelId}/enginesize'],
  ['CALL-07', 'vehicleDetails', 'GET /request/ev/make/{makeId}/model/{modelId}'],
  ['CALL-08', 'chargeTypes', 'GET /request/ev/charge-type'],
  ['CALL-09', 'suppliers', 'POST /request/suppliers'],
  ['CALL-10', 'tariffs', 'POST /request/tariffs'],
  ['CALL-11', 'verifiedAddresses', 'GET /request/address/list/postcode'],
  ['CALL-12', 'reccoAddresses', 'GET /request/address/recco'],
  ['CALL-13', 'addressMeters', 'POST /request/address/recco/details'],
  ['CALL-14', 'addressDefaults', 'POST /request/Address/recco/details/default'],
  ['CALL-15', 'estimationDetails', 'GET /request/estimation/detail/all'],
  ['CALL-16', 'propertyTypes', 'GET /request/customer/property'],
  ['CALL-16', 'ashpPropertyTypes', 'GET /request/customer/property/ashp'],
  ['CALL-16', 'esaPropertyTypes', 'GET /request/customer/property/esa'],
  ['CALL-19', 'switchDetails', 'POST /request/switch/pro/detail/{list}'],
  ['CALL-20', 'createQuote', 'POST /request/customer/esa/{quoteType}/quote'],
  ['CALL-25', 'changeQuote', 'PUT /request/customer/esa/{quoteType}/quote'],
  ['CALL-26', 'quoteResult', 'GET /request/results/tou/esa/{quoteType}/result'],
  ['CALL-27', 'recalculateSolar', 'POST /request/results/tou/solar/update'],
  ['CALL-27', 'recalculateAshp', 'POST /request/results/tou/ashp/update'],
  ['KEEP-03', 'createShare', 'POST /request/shares'],
  ['KEEP-03', 'readShare', 'GET /request/shares/{token}'],
  ['KEEP-03', 'deleteShare', 'DELETE /request/shares/{token}'],
  ['KEEP-01', 'createEnquiry', 'POST /request/enquiries'],
  ['KEEP-05', 'withdrawEnquiry', 'DELETE /request/enquiries/{withdrawal}'],
];

describe('the calls', () => {
  for (const [id, name, operation] of OPERATIONS) {
    it(`${id}: ${name} is ${operation}`, () => {
      const { method, path }: CallSpec = calls[name];
      assert.equal(`${method} ${path}`, operation);
    });
  }

  it('CALL-17, CALL-18, AMB-26: ask for no list of heating, insulation or questions: those are bundled', () => {
    const listed = OPERATIONS.map(([, name]) => name);
    assert.deepEqual(listed.toSorted(), Object.keys(calls).sort(), 'OPERATIONS, above, lists every call');
    assert.ok(!Object.values(calls).some(({ path }) => /insulation|heating|question/i.test(path)));
  });

  it('CALL-19, LOOK-13: name five lists of a switch', () => {
    assert.deepEqual(SWITCH_LISTS, [
      'employment-statuses',
      'titles',
      'special-needs',
      'residential-statuses',
      'direct-debit-days',
    ]);
  });

  it('CALL-28: accept an answer with fields that are not listed', () => {
    const answer = JSON.stringify([{ id: 1, name: 'Flat', colour: 'blue' }]);
    const outcome = readAnswer(calls.propertyTypes, success(answer));
    assert.deepEqual(outcome, success([{ id: 1, name: 'Flat' }]));
  });
});

const row = { id: 1, name: 'One' };
const read = (name: CallName, json: unknown) => {
  const outcome = readAnswer(calls[name], success(JSON.stringify(json)));
  assert.ok(outcome.ok, `${name}: ${JSON.stringify(outcome)}`);
  return outcome.value;
};

describe('the lists of the server', () => {
  it('LOOK-13, CALL-15: bedrooms, fuel use, house types, occupancy and energy efficiency come together', () => {
    const lists = {
      bedRooms: [row],
      fuelUseTypes: [row],
      houseTypes: [row],
      occupancyFrequencies: [row],
      energyEfficiencies: [row],
    };
    assert.deepEqual(read('estimationDetails', lists), lists);
  });

  it('LOOK-13, CALL-19: a list of a switch is keyed', () => {
    const titles = { titles: { 1: 'Ms', 2: 'Dr' } };
    assert.deepEqual(read('switchDetails', titles), titles);
  });

  it('LOOK-12, CALL-04, CALL-06: makes have fuels, models a fuel’s number, engines a size with its unit', () => {
    const makes = [{ makeId: 1, makeName: 'Ford', fuels: [{ fuelName: 'Petrol' }] }];
    const models = [{ modelId: 2, model: 'Focus', fuelId: 1 }];
    const engines = [{ engineSize: 999, engineSizeWithUnits: '999 cc' }];
    assert.deepEqual(read('vehicleMakes', makes), makes);
    assert.deepEqual(read('vehicleModels', models), models);
    assert.deepEqual(read('vehicleEngines', engines), engines);
  });

  it('CALL-14: what is assumed of an address may lack a fuel', () => {
    const electricity = { supplierId: 4, consumption: 2700, tariffId: 8 };
    assert.deepEqual(read('addressDefaults', { electricity, solarPropertyId: 2, ashpPropertyId: 2 }), {
      electricity,
      gas: null,
      solarPropertyId: 2,
      ashpPropertyId: 2,
      isEconomy7: false,
      currentPayMethod: null,
    });
  });
});
