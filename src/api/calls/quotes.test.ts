import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { holdShape } from '../../../test/hold-shape.ts';
import { strictResultShape, toResult } from '../../domain/result.ts';
import {
  changeQuote,
  createQuote,
  createQuoteBody,
  quoteResult,
  recalculateAshp,
  recalculateSolar,
} from './quotes.ts';

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

const FOCUS = {
  make: 'Ford',
  model: 'Focus',
  image: null,
  isEv: false,
  batterySize: null,
  engineSize: 999,
  fuel: 'Petrol',
  mpg: 40.3,
  cO2Emisions: 259,
  costPerMile: 17.1,
  costPerMileMax: null,
  annualCost: 1265,
  annualCostMax: null,
};
const ROW = {
  isCurrent: false,
  supplierId: 4,
  tariffName: 'GoElectric Overnight',
  savings: 1026,
  annualCost: 239,
  co2Emission: 0,
};
const SENT = {
  request: { current: FOCUS, milesDrivenWeekDays: 100, milesDrivenWeekEnds: 42, totalMiles: 7384 },
  costModel: { totalCost: 11_412 },
  calculatedResults: [{ ...ROW, isCurrent: true }, ROW],
};
const read = (sent: unknown) => toResult(v.parse(quoteResult.answer, sent));

describe('a result as it is sent', () => {
  it('ENT-21: a vehicle keeps each of its figures, under the specification’s spelling', () => {
    const { make, cO2Emisions, costPerMile, annualCost, mpg, engineSize } = read(SENT)?.request.current ?? {};
    assert.deepEqual(
      { make, cO2Emisions, costPerMile, annualCost, mpg, engineSize },
      { make: 'Ford', cO2Emisions: 259, costPerMile: 17.1, annualCost: 1265, mpg: 40.3, engineSize: 999 },
    );
  });

  it('ENT-24: the cost of the system is the cost model’s, and unknown without one', () => {
    assert.equal(read(SENT)?.totalCost, 11_412);
    assert.equal(read({ ...SENT, costModel: null })?.totalCost, null);
  });

  it('ENT-25: a row has the supplier, the tariff and the cost, and whether it is today’s', () => {
    const [today, after] = read(SENT)?.calculatedResults ?? [];
    assert.equal(today?.isCurrent, true);
    const { supplierId, tariffName, savings, annualCost, co2Emission } = after ?? {};
    assert.deepEqual(
      { isCurrent: after?.isCurrent, supplierId, tariffName, savings, annualCost, co2Emission },
      ROW,
    );
  });

  it('ENT-26: months are read as rows, and as two lists of twelve', () => {
    const rows = [{ solarGeneration: 100, householdConsumption: 250 }];
    const lists = { solarGeneration: [100], householdConsumption: [250] };
    for (const monthlyBreakDowns of [rows, lists]) {
      const sent = { ...SENT, calculatedResults: [{ ...ROW, electricity: { monthlyBreakDowns } }] };
      assert.deepEqual(read(sent)?.calculatedResults[0]?.electricity.monthlyBreakDowns, rows);
    }
  });

  it('LOOK-04: keeps only a heating that we know', () => {
    const fuel = (heatingFuel: number | null) =>
      read({ ...SENT, request: { ashp: { ashpSize: 7, heatingFuel } } })?.request.ashp?.heatingFuel;
    assert.deepEqual([1, 2, 3, 0, 4, null].map(fuel), [1, 2, 3, null, null, null]);
  });

  it('ENT-24: has the home and the assumptions that were sent, and may have none', () => {
    const { request, assumptions } = read(SENT) ?? {};
    assert.deepEqual(request?.address, { propertyType: null, propertyTypeId: null });
    assert.deepEqual(assumptions, []);
    const address = { propertyType: 'Semi', propertyTypeId: 2 };
    const assumption = { text: 'Two live here', value: '2', source: 'ONS' };
    const answer = read({ ...SENT, request: { address }, assumptions: [assumption] });
    assert.deepEqual(answer?.request.address, address);
    assert.partialDeepStrictEqual(answer?.assumptions, [assumption]);
  });

  it('RES-SOL-14: keeps the savings of the years, if there are any', () => {
    const years = (electricity: object | null) =>
      read({ ...SENT, calculatedResults: [{ ...ROW, electricity }] })?.calculatedResults[0]?.electricity
        .yearlyBreakDowns;
    const yearlyBreakDowns = [{ year: 1, savings: 600 }];
    assert.deepEqual(years({ yearlyBreakDowns }), yearlyBreakDowns);
    for (const none of [null, {}, { yearlyBreakDowns: null }]) {
      assert.deepEqual(years(none), []);
      const rows = [{ ...ROW, electricity: none }];
      const months = read({ ...SENT, calculatedResults: rows })?.calculatedResults[0]?.electricity
        .monthlyBreakDowns;
      assert.deepEqual(months, []);
    }
  });

  it('RES-05: without a calculation there is no result', () => {
    assert.equal(read({ ...SENT, calculatedResults: [] }), null);
    assert.equal(read({ ...SENT, calculatedResults: null }), null);
    assert.equal(toResult(null), null);
  });
});

const WHOLE_CAR = {
  ...FOCUS,
  makeId: 1,
  modelId: 2,
  image: 'focus.png',
  batterySize: 52,
  costPerMileMax: 18,
  annualCostMax: 1300,
  registrationNumber: 'FO18RDX',
};
/** Each field that the specification knows of a result, and those that say more of an assumption. */
const WHOLE = {
  request: {
    address: { propertyType: 'Semi', propertyTypeId: 2 },
    current: WHOLE_CAR,
    compare: WHOLE_CAR,
    milesDrivenWeekDays: 100,
    milesDrivenWeekEnds: 42,
    totalMiles: 7384,
    solar: { numberOfPanels: 10, batterySize: 9.5 },
    ashp: { ashpSize: 7, heatingFuel: 1 },
  },
  costModel: { totalCost: 11_412 },
  calculatedResults: [
    {
      isCurrent: false,
      isRecommended: true,
      supplierId: 4,
      supplierName: 'GoElectric',
      tariffName: 'Overnight',
      savings: 1026,
      annualCost: 239,
      annualCostAsMostRun: 239,
      annualCostIfShifted: 200,
      co2Emission: 0.5,
      gridCo2Emission: 0.6,
      ratesAsOf: '2026-07-01',
      ratesFrom: '2026-06-01',
      indicative: true,
      electricity: {
        evConsumption: 2100,
        householdConsumption: 2700,
        solarGeneration: 3900,
        solarUsedInHouse: 1500,
        exportedToGrid: 1500,
        importFromGrid: 5500,
        batteryLoss: 100,
        monthlyBreakDowns: [{ solarGeneration: 100, householdConsumption: 250 }],
        yearlyBreakDowns: [{ year: 1, savings: 600 }],
      },
      parts: { panels: 600, battery: 200, tariff: 30 },
    },
  ],
  breakdown: {
    heatDemand: 11_000,
    pumpElectricity: 3100,
    pumpCost: 700,
    efficiency: 3.5,
    oldFuelUse: 13_000,
    oldFuelCost: 900,
    costAtPriceCap: 820,
    savedByTariff: 120,
  },
  assumptions: [
    {
      text: 'Two live here',
      value: '2',
      source: 'ONS',
      key: 'home.people',
      values: { people: 2, home: 'semi' },
      date: '2026-07-01',
      group: 'home',
    },
  ],
};

const NEEDED = [
  'request',
  'calculatedResults.0.isCurrent',
  ...['request.current', 'request.compare'].flatMap((at) =>
    ['make', 'model', 'isEv'].map((name) => `${at}.${name}`),
  ),
  ...['panels', 'battery', 'tariff'].map((name) => `calculatedResults.0.parts.${name}`),
  ...['year', 'savings'].map((name) => `calculatedResults.0.electricity.yearlyBreakDowns.0.${name}`),
  ...['solarGeneration', 'householdConsumption'].map(
    (name) => `calculatedResults.0.electricity.monthlyBreakDowns.0.${name}`,
  ),
];
const WITHOUT_FIGURES = {
  ...Object.fromEntries(Object.keys(WHOLE.calculatedResults[0]!.electricity).map((name) => [name, null])),
  monthlyBreakDowns: [],
  yearlyBreakDowns: [],
};
const LEFT_OUT: Readonly<Record<string, unknown>> = {
  'calculatedResults.0.isRecommended': false,
  'calculatedResults.0.indicative': false,
  calculatedResults: [],
  assumptions: [],
  'request.address': { propertyType: null, propertyTypeId: null },
  'calculatedResults.0.electricity': WITHOUT_FIGURES,
  'calculatedResults.0.electricity.monthlyBreakDowns': [],
  'calculatedResults.0.electricity.yearlyBreakDowns': [],
  ...Object.fromEntries(
    ['text', 'key', 'values', 'values.people', 'values.home', 'date', 'group'].map((name) => [
      `assumptions.0.${name}`,
      undefined,
    ]),
  ),
};

/** Every path of a value: 'request.current.make'. */
const paths = (value: unknown, before = ''): readonly string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => [
        `${before}${name}`,
        ...paths(inner, `${before}${name}.`),
      ])
    : [];
const mayLack = Object.fromEntries(
  paths(WHOLE)
    .filter((path) => !NEEDED.includes(path))
    .map((path) => [path, LEFT_OUT[path] ?? (path in LEFT_OUT ? undefined : null)]),
);

describe('a result that the reference API sends', () => {
  holdShape('CALL-26, ENT-23, ENT-24, ENT-25, ENT-26: it', strictResultShape, WHOLE, {
    mayLack,
    takesMore: [
      // A figure within a sentence is a number or a text.
      'assumptions.0.values.people',
      'assumptions.0.values.home',
      // Beyond the specification: one that does not fit is read as none.
      'calculatedResults.0.annualCostAsMostRun',
      'calculatedResults.0.annualCostIfShifted',
      // One that we do not know is none.
      'request.ashp.heatingFuel',
    ],
  });

  it('CALL-26: is requested by its id, with the home’s other quotes', () => {
    const { method, path, query } = quoteResult;
    assert.equal(`${method} ${path}`, 'GET /request/results/tou/esa/{quoteType}/result');
    const asked = { quoteId: 'q', also: 'ashp:B,ev:C' };
    assert.deepEqual(v.parse(query, asked), asked);
    assert.deepEqual([v.is(query, { quoteId: 'q' }), v.is(query, { also: 'ashp:B' })], [true, false]);
  });
});
