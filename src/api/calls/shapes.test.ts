import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { holdShape } from '../../../test/hold-shape.ts';
import type { CallSpec } from '../call.ts';
import { type CallName, calls } from '../calls.ts';
import { SWITCH_LISTS } from './supply.ts';

const address = {
  id: '1',
  text: '1 Orchard Lane, Bristol',
  line1: '1 Orchard Lane',
  line2: 'Redland',
  town: 'Bristol',
  county: 'Avon',
  postcode: 'BS1 9AA',
  mpanCores: ['22'],
  xoserveAddressCodes: ['7'],
};
const meter = {
  mpan: '22',
  mprn: '33',
  isDomestic: true,
  isPrepayment: false,
  isSmartMeter: true,
  mugSupplierId: 4,
};
const meters = { elecdetails: [meter], gasdetails: [meter], fuelType: 'electricity' };
const vehicle = {
  make: 'Ford',
  makeId: 1,
  model: 'Focus',
  modelId: 2,
  image: 'focus.png',
  isEv: false,
  batterySize: 52,
  engineSize: 999,
  fuel: 'Petrol',
  mpg: 40.3,
  cO2Emisions: 259,
  costPerMile: 17.1,
  costPerMileMax: 18,
  annualCost: 1265,
  annualCostMax: 1300,
  registrationNumber: 'FO18RDX',
};
const item = { id: 1, name: 'One' };
const record = {
  userRefId: 'a',
  referralBranch: 'DR',
  userTrackingId: 'b',
  switchId: 'q',
  propertyDetails: [{ name: 'page', value: 'home' }],
};
const supply = { supplierId: 4, consumption: 2700, tariffId: 8 };
const supplier = { supplierId: 4, supplierName: 'GoElectric', logo: 'go.png' };
const asked = {
  postcode: 'BS19AA',
  switchType: 'dual',
  currentPayMethod: 'monthly',
  economy7Percentage: 40,
};

type Part = 'params' | 'query' | 'body' | 'answer';
const is = (name: CallName, part: Part, value: unknown) => {
  const schema = (calls[name] as CallSpec)[part];
  return schema !== undefined && v.is(schema, value);
};

/** The fields of `whole` that may be missing, each with what is then read; under a path. */
const lacks = (before: string, whole: object, names: readonly string[], read: unknown = null) =>
  Object.fromEntries(names.filter((name) => name in whole).map((name) => [`${before}${name}`, read]));
const addressLacks = (before: string) => ({
  ...lacks(before, address, ['line1', 'line2', 'town', 'county'], ''),
  ...lacks(before, address, ['mpanCores', 'xoserveAddressCodes'], []),
});
const meterLacks = (before: string) => ({
  [`${before}mpan`]: undefined,
  [`${before}mprn`]: undefined,
  [`${before}mugSupplierId`]: null,
});
const metersLack = (before: string) => ({
  ...meterLacks(`${before}elecdetails.0.`),
  ...meterLacks(`${before}gasdetails.0.`),
  [`${before}fuelType`]: null,
});
const supplierLists = { electricitySuppliers: [supplier], gasSuppliers: [supplier] };
const suppliersDto = { ...supplierLists, dualConsolidatedSuppliers: [supplier] };
const vehicleLacks = lacks(
  '',
  vehicle,
  Object.keys(vehicle).filter((name) => !['make', 'model', 'isEv'].includes(name)),
);

/** What is sent and answered in each call that has more than a list of rows; and what of it may be missing. */
const SAMPLES: readonly (readonly [CallName, Part, unknown, Readonly<Record<string, unknown>>?])[] = [
  ['verifiedAddresses', 'query', { postcode: 'BS19AA' }],
  ['verifiedAddresses', 'answer', { verifiedAddresses: [address] }, addressLacks('verifiedAddresses.0.')],
  ['addressMeters', 'body', address, addressLacks('')],
  ['addressMeters', 'answer', [meters], metersLack('0.')],
  [
    'addressDefaults',
    'body',
    { address: { ...address, mpan: '22', mprn: '33', ...meters } },
    {
      ...addressLacks('address.'),
      ...metersLack('address.'),
      'address.mpan': null,
      'address.mprn': null,
    },
  ],
  [
    'addressDefaults',
    'answer',
    {
      gas: supply,
      electricity: supply,
      solarPropertyId: 2,
      ashpPropertyId: 3,
      isEconomy7: true,
      currentPayMethod: 'monthly',
    },
    {
      ...lacks('gas.', supply, Object.keys(supply)),
      ...lacks('electricity.', supply, Object.keys(supply)),
      gas: null,
      electricity: null,
      solarPropertyId: null,
      ashpPropertyId: null,
      isEconomy7: false,
      currentPayMethod: null,
    },
  ],
  ['esaPropertyTypes', 'answer', { esaPropertyTypes: [item] }],
  ['switchDetails', 'params', { list: 'titles' }],
  ['switchDetails', 'body', { switchKey: 'k', isTou: true }],
  ['suppliers', 'body', asked],
  [
    'suppliers',
    'answer',
    { suppliersDto },
    Object.fromEntries(
      Object.keys(suppliersDto).flatMap((name) => [
        [`suppliersDto.${name}`, null],
        [`suppliersDto.${name}.0.logo`, null],
      ]),
    ),
  ],
  ['tariffs', 'body', { ...asked, supplierId: 4 }],
  ['tariffs', 'answer', { tariffsDto: { tariffs: [{ tariffId: 8, tariffName: 'Overnight' }] } }],
  ['trackRecords', 'body', [record]],
  ['vehicleByPlate', 'body', { registrationNumber: 'FO18RDX', ev: false }],
  ['vehicleByPlate', 'answer', vehicle, vehicleLacks],
  [
    'vehicleMakes',
    'answer',
    [{ makeId: 1, makeName: 'Ford', fuels: [{ fuelName: 'Petrol' }] }],
    { '0.fuels': [] },
  ],
  ['vehicleModels', 'answer', [{ modelId: 2, model: 'Focus', fuelId: 1 }]],
  ['vehicleEngines', 'answer', [{ engineSize: 999, engineSizeWithUnits: '999 cc' }]],
  ['vehicleDetails', 'query', { engineSize: 999 }, { engineSize: undefined }],
  ['vehicleDetails', 'answer', vehicle, vehicleLacks],
];

describe('the shapes of a call', () => {
  for (const [name, part, whole, mayLack = {}] of SAMPLES)
    holdShape(`CALL-28: the ${part} of ${name}`, (calls[name] as CallSpec)[part]!, whole, { mayLack });

  it('CALL-05, CALL-06, CALL-07: take the number of a make or a model, and a number as text', () => {
    for (const [name, params] of [
      ['vehicleModels', ['makeId']],
      ['vehicleEngines', ['modelId']],
      ['vehicleDetails', ['makeId', 'modelId']],
    ] as const) {
      const given = (value: unknown) => Object.fromEntries(params.map((param) => [param, value]));
      for (const value of [4, '4']) assert.ok(is(name, 'params', given(value)));
      for (const value of [true, null, undefined]) assert.ok(!is(name, 'params', given(value)));
      for (const param of params) assert.ok(!is(name, 'params', { ...given(4), [param]: undefined }));
    }
  });

  it('LOOK-13, CALL-19: ask for one of the five lists of a switch', () => {
    for (const list of SWITCH_LISTS) assert.ok(is('switchDetails', 'params', { list }), list);
    assert.ok(!is('switchDetails', 'params', { list: 'names' }));
  });

  it('CALL-20, CALL-25, CALL-26: name one of the three assets', () => {
    for (const name of ['createQuote', 'changeQuote', 'quoteResult'] as const) {
      for (const quoteType of ['solar', 'ashp', 'ev']) assert.ok(is(name, 'params', { quoteType }));
      for (const quoteType of ['', 'boat', undefined]) assert.ok(!is(name, 'params', { quoteType }));
    }
  });

  it('CALL-02, CONST-12: accept only the branch DR, and null for no quote', () => {
    assert.ok(!is('trackRecords', 'body', [{ ...record, referralBranch: 'XX' }]));
    assert.ok(is('trackRecords', 'body', [{ ...record, switchId: null }]));
  });

  it('CALL-01: have a token of at least one letter', () => {
    assert.deepEqual(
      ['', 't', 7].map((token) => is('authToken', 'answer', token)),
      [false, true, false],
    );
  });

  it('CALL-11, CALL-13: read empty values of the server as null', () => {
    const known = { ...address, line2: null, mpanCores: null };
    assert.deepEqual(v.parse(calls.verifiedAddresses.answer, { verifiedAddresses: [known] }), {
      verifiedAddresses: [known],
    });
  });

  it('ERR-19, AMB-29: of a list are marked: if one fails, it is empty without a message', () => {
    const lists = Object.entries(calls).filter(([, call]) => (call as CallSpec).lookup);
    assert.deepEqual(lists.map(([name]) => name).toSorted(), [
      'ashpPropertyTypes',
      'chargeTypes',
      'esaPropertyTypes',
      'estimationDetails',
      'propertyTypes',
      'suppliers',
      'switchDetails',
      'tariffs',
      'vehicleEngines',
      'vehicleMakes',
      'vehicleModels',
    ]);
  });
});
