import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { holdShape } from '../../../../test/hold-shape.ts';
import { extrasShapes } from './extras-shapes.ts';

const half = (value: number) => Array<number>(48).fill(value);
const said = { key: 'a.b', values: {} };
const moved = { id: 'h', text: 'Heat', from: '90 %', to: '110 %', low: -18, high: 18, source: 'Our choice' };
const driver = { ...moved, ...said };
const ends = { base: 390, low: 80, high: 520 };
const range = { figure: 'savings', unit: '£/y', ...ends, verdict: 'better', drivers: [driver] };
const day = {
  household: half(0.3),
  heating: half(0.1),
  hotWater: half(0.1),
  car: half(0.2),
  made: half(0.5),
  stored: half(0.1),
  drawn: half(0.1),
  bought: half(0.2),
  sold: half(0.1),
};
const window = { from: '23:30', to: '05:30', kind: 'cheap', bought: 8.5, sold: 15 };
const task = { what: 'car', from: '23:30', to: '03:00', kWh: 7, hours: 3.5, note: 'on most nights' };
const clock = {
  tariffId: 7,
  standing: 220.86,
  windows: [window],
  bought: half(24),
  sold: half(15),
  day,
  tasks: [task],
};
const condition = { id: 'smart-meter', text: 'A smart meter', met: true };
const electricity = {
  householdConsumption: 2700,
  evConsumption: 2100,
  pumpConsumption: 3100,
  solarGeneration: 3900,
  exportedToGrid: 1500,
  importFromGrid: 5500,
};
const combined = {
  assets: ['solar', 'ev'],
  tariff: {
    tariffId: 7,
    supplierId: 4,
    supplierName: 'GoElectric',
    tariffName: 'Overnight',
    ratesAsOf: '2026-07-01',
    indicative: true,
  },
  today: [{ id: 'electricity', value: 717 }],
  after: [{ id: 'export', value: -150 }],
  savings: 1300,
  separately: 1400,
  overlap: -100,
  range,
  shares: [{ asset: 'solar', value: 800, alone: 700 }],
  electricity,
  totalCost: 11_412,
  conditions: [condition],
  clock,
};
const flow = {
  standing: 220.86,
  import: [{ kWh: 2700, rate: 26.56 }],
  pump: [{ kWh: 3100, rate: 22 }],
  export: [{ kWh: 1500, rate: 15 }],
  car: { milesPerKwh: 3.4, low: 8, high: 28.85, windowKwhPerDay: 39.9, most: 0.9 },
  fuel: { perMile: 0.11, use: 8000, unit: 'l', pence: 151.4, standing: 0 },
};
const whatIf = {
  before: flow,
  after: flow,
  efficiency: 3.5,
  lifetime: {
    years: 20,
    panels: 600,
    rest: 230,
    panelLoss: 0.005,
    restFade: 0.02,
    restFloor: 0.7,
    inflation: 0.02,
    replacements: [{ year: 12, cost: 900, what: 'inverter' }],
  },
  cost: 11_412,
};
const term = {
  label: 'Unit rate',
  value: 26.56,
  unit: 'p/kWh',
  sum: 'rate',
  tag: 'published',
  source: 'Ofgem',
  date: '2026-07-01',
  quality: 'indicative',
};
const sum = { value: 26.56, unit: 'p/kWh', op: 'add', terms: [term] };

/** Each extra with all that it can hold. */
const RETURN = { cost: 7000, savings: 480, breakeven: 14.5 };
const WHOLE = {
  prices: {
    capFrom: '2026-07-01',
    capTo: '2026-09-30',
    fuels: [{ fuel: 'oil', pence: 87.5, unit: 'l', date: '2026-07-01' }],
  },
  ranges: [range],
  sums: { 'hp-headline': sum },
  whatIf,
  combined,
  combinedReason: 'other-home',
  reason: 'charger',
  clock,
  conditions: [condition],
  compared: 36,
  alternatives: [{ id: 'with-battery', battery: 5.2, ...RETURN, left: 1200, tariffName: 'Overnight' }],
  known: [{ from: '2027-04-01', text: 'Levies move', change: -120, ...said }],
  support: [
    {
      id: 'grant',
      text: 'A grant',
      amount: 7500,
      unit: '£',
      from: '2026-07-21',
      to: '2027-03-31',
      conditions: ['England or Wales'],
      conditionIds: ['nation'],
      ...said,
      met: true,
      source: 'GOV.UK',
    },
  ],
};
type Extra = keyof typeof WHOLE;

/** What may be left out, by the path of it, and what it is then. */
const LEFT_OUT: Readonly<Partial<Record<Extra, Readonly<Record<string, unknown>>>>> = {
  sums: {
    ...Object.fromEntries(
      ['sum', 'source', 'date', 'quality'].map((name) => [`hp-headline.terms.0.${name}`, null]),
    ),
    // The extra has no sum then.
    'hp-headline': undefined,
  },
  whatIf: { ...flowsLeftOut(), efficiency: null, lifetime: null, cost: null },
  combined: {
    ...Object.fromEntries(Object.keys(combined.tariff).map((name) => [`tariff.${name}`, null])),
    'tariff.indicative': false,
    range: null,
    ...saidLeftOut('range.drivers.0.'),
    shares: [],
    'shares.0.alone': null,
    electricity: null,
    ...Object.fromEntries(Object.keys(electricity).map((name) => [`electricity.${name}`, null])),
    totalCost: null,
    conditions: [],
    clock: null,
    ...daysLeftOut('clock.'),
  },
  clock: daysLeftOut(''),
  alternatives: { '0.battery': null, '0.left': null, '0.tariffName': null },
  ranges: saidLeftOut('0.drivers.0.'),
  known: saidLeftOut('0.'),
  support: {
    ...saidLeftOut('0.'),
    '0.conditionIds': undefined,
    ...Object.fromEntries(['amount', 'unit', 'from', 'to'].map((name) => [`0.${name}`, null])),
  },
};

/** What only some homes buy or sell. */
function flowsLeftOut(): Readonly<Record<string, unknown>> {
  const each = ['before', 'after'].flatMap((side) => [
    ...['pump', 'export'].map((name) => [`${side}.${name}`, []]),
    ...['car', 'fuel', 'fuel.perMile', 'fuel.use'].map((name) => [`${side}.${name}`, null]),
  ]);
  return Object.fromEntries(each);
}

/** What only another language needs. */
function saidLeftOut(before: string): Readonly<Record<string, undefined>> {
  return { [`${before}key`]: undefined, [`${before}values`]: undefined };
}

/** Whatever the home does not have, and the note of a task. */
function daysLeftOut(before: string): Readonly<Record<string, null>> {
  const { household: _, bought: __, ...maybe } = day;
  const names = Object.keys(maybe).map((name) => `day.${name}`);
  return Object.fromEntries([...names, 'tasks.0.note'].map((name) => [`${before}${name}`, null]));
}

const reads = (name: Extra, value: unknown) => v.safeParse(extrasShapes[name], value);

describe('what a server may send beyond the specification', () => {
  for (const [name, whole] of Object.entries(WHOLE) as [Extra, unknown][])
    holdShape(`CALL-28: \`${name}\``, extrasShapes[name], whole, { mayLack: LEFT_OUT[name] ?? {} });
});

describe('the names that an extra may use', () => {
  const named: readonly (readonly [Extra, readonly string[], (name: string) => unknown])[] = [
    ['ranges', ['savings', 'annualCost'], (figure) => [{ ...range, figure }]],
    ['ranges', ['better', 'either', 'worse'], (verdict) => [{ ...range, verdict }]],
    [
      'sums',
      ['meter', 'measured', 'told', 'assumed', 'published', 'worked-out'],
      (tag) => ({ a: { ...sum, terms: [{ ...term, tag }] } }),
    ],
    ['sums', ['add', 'subtract', 'multiply', 'divide'], (op) => ({ a: { ...sum, op } })],
    ['whatIf', ['l', 'kWh'], (unit) => ({ ...whatIf, before: { ...flow, fuel: { ...flow.fuel, unit } } })],
    ['combined', ['solar', 'ashp', 'ev'], (asset) => ({ ...combined, assets: [asset] })],
    [
      'combined',
      ['electricity', 'standing', 'heating', 'car-fuel', 'export'],
      (id) => ({ ...combined, today: [{ id, value: 1 }] }),
    ],
    ['clock', ['cheap', 'day', 'peak'], (kind) => ({ ...clock, windows: [{ ...window, kind }] })],
    [
      'clock',
      ['car', 'hot-water', 'heating', 'battery', 'household'],
      (what) => ({ ...clock, tasks: [{ ...task, what }] }),
    ],
    ['alternatives', ['panels-only', 'with-battery'], (id) => [{ ...WHOLE.alternatives[0], id }]],
  ];
  for (const [name, good, put] of named) {
    it(`are in \`${name}\` ${good.join(', ')}, and no other`, () => {
      for (const one of good) assert.ok(reads(name, put(one)).success, one);
      for (const bad of ['', 'boat']) assert.ok(!reads(name, put(bad)).success, bad);
    });
  }
});

describe('the bounds of an extra', () => {
  const between = (from: string) => ({ ...clock, windows: [{ ...window, from }] });
  const lived = (years: number) => ({ ...whatIf, lifetime: { ...whatIf.lifetime, years } });
  const moved = (changed: object) => [{ ...range, drivers: [{ ...driver, ...changed }] }];

  const bounds: readonly (readonly [string, Extra, readonly unknown[], readonly unknown[]])[] = [
    [
      'a time is one of a day’s half-hours, or its end',
      'clock',
      '00:00 09:30 19:00 23:30 24:00'.split(' ').map(between),
      '24:30 25:00 30:00 9:30 09:15 09:300 09:31 009:30 24:000 024:00 a0:00'.split(' ').map(between),
    ],
    [
      'a day has 48 half-hours, and a clock a window',
      'clock',
      [clock],
      [
        { ...clock, bought: half(1).slice(1) },
        { ...clock, sold: [...half(1), 1] },
        { ...clock, windows: [] },
      ],
    ],
    [
      'a range holds its base',
      'ranges',
      [{ base: 80 }, { base: 520 }].map((changed) => [{ ...range, ...changed }]),
      [{ base: 79 }, { base: 521 }].map((changed) => [{ ...range, ...changed }]),
    ],
    [
      'a range of CO2 is in tonnes, of money in pounds',
      'ranges',
      [[{ ...range, figure: 'co2', unit: 't/y', verdict: null }]],
      [[{ ...range, figure: 'co2' }], [{ ...range, unit: 't/y' }]],
    ],
    [
      'a driver moves its figure down and up',
      'ranges',
      [moved({ low: 0, high: 0 })],
      [moved({ low: 1 }), moved({ high: -1 })],
    ],
    ['a system lives 1 to 60 whole years', 'whatIf', [1, 60].map(lived), [0, 61, 20.5].map(lived)],
    ['a sum has a term', 'sums', [{}, { a: sum }], [{ a: { ...sum, terms: [] } }]],
    ['tariffs compared are counted', 'compared', [0, 36], [-1, 2.5]],
    [
      'what is not known of this home is null',
      'conditions',
      [[{ ...condition, met: null }], [{ ...condition, met: false }]],
      [[{ ...condition, met: undefined }]],
    ],
    [
      'a system may never pay for itself',
      'alternatives',
      [[{ ...WHOLE.alternatives[0], breakeven: null }]],
      [[{ ...WHOLE.alternatives[0], breakeven: undefined }]],
    ],
  ];
  for (const [title, name, good, bad] of bounds) {
    it(title, () => {
      for (const value of good) assert.ok(reads(name, value).success, JSON.stringify(value));
      for (const value of bad) assert.ok(!reads(name, value).success, JSON.stringify(value));
    });
  }
});
