// Data that an API may send beyond the specification, for the snapshots of whole results. All figures differ, so that a figure in
// the wrong place is noticed.
export type Wire = Readonly<Record<string, unknown>>;

const day = (value: (halfHour: number) => number) => Array.from({ length: 48 }, (_, at) => value(at));
const sunny = (at: number) => (at > 15 && at < 37 ? 0.6 : 0);

export const CLOCK: Wire = {
  tariffId: 7,
  standing: 210,
  windows: [
    { from: '00:30', to: '05:30', kind: 'cheap', bought: 8.5, sold: 15 },
    { from: '05:30', to: '16:00', kind: 'day', bought: 27.6, sold: 0 },
    { from: '16:00', to: '19:00', kind: 'peak', bought: 41.2, sold: null },
    { from: '19:00', to: '24:00', kind: 'day', bought: 27.6, sold: 12 },
  ],
  bought: day((at) => (at < 11 ? 8.5 : 27.6)),
  sold: day(() => 15),
  day: {
    household: day(() => 0.15),
    made: day(sunny),
    stored: day((at) => (at === 24 ? 0.4 : 0)),
    drawn: day((at) => (at === 40 ? 0.3 : 0)),
    car: day((at) => (at < 10 ? 3.5 : 0)),
    bought: day(() => 0.1),
    sold: day((at) => (at === 26 ? 0.2 : 0)),
  },
  tasks: [
    { what: 'household', from: '00:00', to: '24:00', kWh: 7.4, hours: 24, note: null },
    { what: 'car', from: '00:30', to: '05:30', kWh: 9.25, hours: 1.26, note: 'on most nights' },
    { what: 'battery', from: '00:30', to: '05:30', kWh: 4.6, hours: 1, note: null },
    { what: 'hot-water', from: '03:00', to: '03:00', kWh: 2.13, hours: 2.5, note: null },
  ],
};

/** The same price at all hours. */
export const FLAT_CLOCK: Wire = { ...CLOCK, windows: [{ ...(CLOCK.windows as Wire[])[1], to: '24:00' }] };

export const driver = (id: string, low: number, high: number) => ({
  id,
  text: `The ${id}`,
  from: '90 %',
  to: '110 %',
  low,
  high,
  source: `Source of the ${id}`,
});

export const range = (low: number, base: number, high: number, more: Wire = {}): Wire => ({
  figure: 'savings',
  unit: '£/y',
  base,
  low,
  high,
  verdict: low > 0 ? 'better' : high < 0 ? 'worse' : 'either',
  drivers: [driver('roof', -40, 30), driver('use', -90, 120)],
  ...more,
});

export const CONDITIONS: readonly Wire[] = [
  { id: 'smart', text: 'You have a smart meter', met: true },
  { id: 'export', text: 'Your system is certified', met: null },
  { id: 'car', text: 'You charge a car', met: false },
];

const flow = (kWh: number): Wire => ({ standing: 210, import: [{ kWh, rate: 26.5 }], export: [] });

export const ALONE = { id: 'panels-only', battery: 0, cost: 6400, savings: 480, breakeven: 13.4, left: 900 };
export const EXTRAS: Wire = {
  prices: { capFrom: '2026-10-01', capTo: '2026-12-31', fuels: [] },
  clock: CLOCK,
  conditions: CONDITIONS,
  compared: 31,
  ranges: [range(350, 620, 810)],
  whatIf: { before: flow(3400), after: { ...flow(1250), export: [{ kWh: 900, rate: 15 }] }, cost: 9100 },
  known: [
    { from: '2027-04-01', text: 'A levy moves', change: -75 },
    { from: '2027-10-01', text: 'A charge rises', change: 33.6 },
  ],
  support: [
    {
      id: 'vat',
      text: 'No VAT',
      amount: 0,
      unit: '%',
      from: '2022-04-01',
      to: '2027-03-31',
      conditions: ['It is fitted at home'],
      met: true,
      source: 'GOV.UK',
    },
    {
      id: 'grant',
      text: 'A grant',
      amount: 7500,
      unit: '£',
      from: null,
      to: null,
      conditions: [],
      met: null,
      source: 'Ofgem',
    },
    {
      id: 'loan',
      text: 'A loan',
      amount: null,
      unit: null,
      from: null,
      to: null,
      conditions: ['You rent', 'You own'],
      met: false,
      source: 'A bank',
    },
  ],
  assumptions: [
    { text: 'The roof faces', value: 'south', source: 'Our choice', date: '2026-08-01', group: 'home' },
    {
      text: 'Power costs',
      value: '26.5p',
      source: 'Ofgem. As published.',
      date: '2026-10-01',
      group: 'prices',
    },
    { text: 'All is as you told us', value: null, source: null },
  ],
};
