import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { holdShape } from '../../../test/hold-shape.ts';
import { changeQuote, createQuote, createQuoteBody, recalculateAshp, recalculateSolar } from './quotes.ts';

const details = {
  id: '1',
  text: '1 Orchard Lane',
  line1: '1 Orchard Lane',
  line2: '',
  town: 'Bristol',
  county: '',
  postcode: 'BS1 9AA',
  mpanCores: ['22'],
  xoserveAddressCodes: [],
  mpan: '22',
  mprn: null,
  elecdetails: [],
  gasdetails: [],
  fuelType: null,
};
const shared = { details, referrerBranch: 'DR' };
const BODIES = {
  solar: { ...shared, archeTypeId: 4, propertyTypeId: 2 },
  ashp: { ...shared, propertyTypeId: 2, heatingFuel: 1 },
  ev: {
    ...shared,
    current: { makeId: 1, modelId: 2 },
    milesDrivenWeekDays: 100,
    milesDrivenWeekEnds: 50,
    chargerTypeId: 1,
  },
} as const;
type Asset = keyof typeof BODIES;

const takes = (asset: Asset, changed: object = {}) =>
  v.is(createQuoteBody[asset], { ...BODIES[asset], ...changed });
const changes = (changed: object) =>
  v.is(changeQuote.body, { quoteId: 'q', referrerBranch: 'DR', ...changed });

describe('what a new quote must hold', () => {
  const needed: Readonly<Record<Asset, readonly string[]>> = {
    solar: ['details', 'referrerBranch', 'archeTypeId', 'propertyTypeId'],
    ashp: ['details', 'referrerBranch', 'propertyTypeId', 'heatingFuel'],
    ev: [
      'details',
      'referrerBranch',
      'current',
      'milesDrivenWeekDays',
      'milesDrivenWeekEnds',
      'chargerTypeId',
    ],
  };
  for (const asset of ['solar', 'ashp', 'ev'] as const) {
    it(`CALL-20, CALL-21, CALL-22, CALL-23: of ${asset} is ${needed[asset].join(', ')}`, () => {
      assert.ok(takes(asset));
      for (const name of needed[asset]) assert.ok(!takes(asset, { [name]: undefined }), name);
    });
  }

  it('CALL-20, CONST-12: comes from branch DR', () => {
    assert.ok(!takes('ashp', { referrerBranch: 'XX' }));
    assert.ok(!changes({ referrerBranch: 'XX' }));
  });
});

describe('the bounds of a quote', () => {
  const bounds: readonly (readonly [string, Asset, string, readonly unknown[], readonly unknown[]])[] = [
    ['STEP-MILES-03, CONST-04', 'ev', 'milesDrivenWeekDays', [0, 4200], [-1, 4201, 10.5, '10']],
    ['STEP-MILES-04, CONST-04', 'ev', 'milesDrivenWeekEnds', [0, 1680], [-1, 1681, 10.5, null]],
    ['LOOK-01, CONST-14', 'ev', 'chargerTypeId', [1, 3], [0, 2, 4]],
    ['LOOK-05', 'solar', 'archeTypeId', [1, 2, 3, 4], [0, 5]],
    ['LOOK-02', 'solar', 'propertyTypeId', [1, 99], [1.5, '1']],
    ['LOOK-04', 'ashp', 'heatingFuel', [1, 2, 3], [0, 4]],
    ['LOOK-03, AMB-03', 'ashp', 'insulation', [1, 2, 3, undefined], [0, 4]],
    ['RIGHT-24, AMB-03, CONST-02', 'ashp', 'electricityUsage', [1, 75_000, undefined], [0, 75_001, '5']],
    ['AMB-03', 'solar', 'gasUsage', [1, 200_000, undefined], [0.5, 200_001]],
  ];
  for (const [id, asset, name, good, bad] of bounds) {
    it(`${id}: hold ${name}, when it is made and when it is changed`, () => {
      for (const value of good) assert.ok(takes(asset, { [name]: value }), `takes ${value}`);
      for (const value of bad) assert.ok(!takes(asset, { [name]: value }), `refuses ${value}`);
      assert.ok(changes({ [name]: good[0] }));
      for (const value of bad) assert.ok(!changes({ [name]: value }), `refuses a change to ${value}`);
    });
  }
});

describe('a quote’s vehicle and id', () => {
  const current = { makeId: 1, modelId: 2, engineSize: 999, registrationNumber: 'FO18RDX' };
  holdShape('CALL-23: a vehicle', createQuoteBody.ev.entries.current, current, {
    mayLack: { engineSize: undefined, registrationNumber: undefined },
  });

  it('CALL-23: a vehicle that is not in the lists has no make, model or engine', () => {
    for (const name of ['makeId', 'modelId', 'engineSize'])
      assert.ok(takes('ev', { current: { ...current, [name]: null } }), name);
  });

  it('CALL-24: an answer without an id differs from one with an invalid id', () => {
    for (const { answer } of [createQuote, changeQuote]) {
      for (const quoteId of ['q', null, undefined])
        assert.deepEqual(v.parse(answer, { quoteId }), { quoteId });
      assert.ok(!v.is(answer, { quoteId: 7 }));
    }
  });

  it('CALL-20: a new quote of each asset is one that is sent', () => {
    for (const body of Object.values(BODIES)) assert.ok(v.is(createQuote.body, body));
    assert.ok(!v.is(createQuote.body, shared));
  });
});

describe('a change of a quote', () => {
  it('CALL-20, CALL-25: is PUT where the quote was POSTed', () => {
    assert.deepEqual([createQuote.method, changeQuote.method], ['POST', 'PUT']);
    assert.equal(createQuote.path, '/request/customer/esa/{quoteType}/quote');
    assert.equal(changeQuote.path, createQuote.path);
  });

  it('CALL-25: names the quote and only the fields that it changes', () => {
    assert.ok(changes({}));
    assert.ok(!changes({ quoteId: undefined }));
  });

  it('CALL-27: computes a quote again on another tariff', () => {
    for (const [asset, { body, method, path }] of Object.entries({
      solar: recalculateSolar,
      ashp: recalculateAshp,
    })) {
      assert.equal(`${method} ${path}`, `POST /request/results/tou/${asset}/update`);
      assert.ok(v.is(body, { quoteId: 'q', tariffId: 7 }));
      assert.ok(!v.is(body, { tariffId: 7 }));
      assert.ok(!v.is(body, { quoteId: 'q', tariffId: '7' }));
    }
  });
});
