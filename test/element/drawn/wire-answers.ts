// Answers of an API for the pictures of whole results, each made for what it shows: no two figures are alike, so that one in
// another's place is seen.
import type { Result } from '../../../src/domain/result.ts';
import { wireResult } from '../../wire-result.ts';

type Wire = Readonly<Record<string, unknown>>;

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

/** One price at all hours. */
export const FLAT_CLOCK: Wire = { ...CLOCK, windows: [{ ...(CLOCK.windows as Wire[])[1], to: '24:00' }] };

const driver = (id: string, low: number, high: number) => ({
  ...{ id, text: `The ${id}`, from: '90 %', to: '110 %', low, high, source: `Source of the ${id}` },
});

export const range = (low: number, base: number, high: number, more: Wire = {}): Wire => ({
  ...{ figure: 'savings', unit: '£/y', base, low, high },
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

const ALONE = { id: 'panels-only', battery: 0, cost: 6400, savings: 480, breakeven: 13.4, left: 900 };
const EXTRAS: Wire = {
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
      ...{ id: 'vat', text: 'No VAT', amount: 0, unit: '%', from: '2022-04-01', to: '2027-03-31' },
      ...{ conditions: ['It is fitted at home'], met: true, source: 'GOV.UK' },
    },
    {
      ...{ id: 'grant', text: 'A grant', amount: 7500, unit: '£', from: null, to: null },
      ...{ conditions: [], met: null, source: 'Ofgem' },
    },
    {
      ...{ id: 'loan', text: 'A loan', amount: null, unit: null, from: null, to: null },
      ...{ conditions: ['You rent', 'You own'], met: false, source: 'A bank' },
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

const electricity = (more: Wire = {}): Wire => ({
  ...{ householdConsumption: 3400, solarGeneration: 3900, solarUsedInHouse: 2100, exportedToGrid: 1800 },
  ...{ importFromGrid: 1300, batteryLoss: 45, evConsumption: null },
  monthlyBreakDowns: Array.from({ length: 12 }, (_, at) => ({
    solarGeneration: 100 + 10 * at,
    householdConsumption: 300 - 7 * at,
  })),
  yearlyBreakDowns: Array.from({ length: 20 }, (_, at) => ({ year: at + 1, savings: 620 + at })),
  ...more,
});

const NOW: Wire = { isCurrent: true, savings: 0, annualCost: 1010, co2Emission: 0.81 };
const AFTER: Wire = {
  ...{ isCurrent: false, isRecommended: true, savings: 620, annualCost: 390, co2Emission: 0.23 },
  ...{ supplierId: 4, supplierName: 'GoElectric', tariffName: 'Overnight', ratesAsOf: '2026-10-02' },
};

/** @param rows what differs of today's row, and of the one recommended; null where there is none */
function answer(request: Wire, [now, after]: readonly [Wire | null, Wire | null], more: Wire = {}): Result {
  const calculatedResults = [now && { ...NOW, ...now }, after && { ...AFTER, ...after }].filter(Boolean);
  return wireResult({ request, calculatedResults, ...more });
}

const SEMI = { address: { propertyType: 'Semi-detached house', propertyTypeId: 2 } };

/** Panels and a battery; as little as an API may send of them where `more` has none of it. */
export const solar = (now: Wire, after: Wire | null, more: Wire = {}, batterySize = 5.2): Result =>
  answer({ ...SEMI, solar: { numberOfPanels: 11, batterySize } }, [now, after], more);

export const solarWhole = (): Result =>
  solar(
    {},
    {
      electricity: electricity(),
      indicative: true,
      annualCostAsMostRun: 470,
      annualCostIfShifted: 390,
      parts: { panels: 410, battery: 160, tariff: 50 },
    },
    {
      ...EXTRAS,
      costModel: { totalCost: 9100 },
      alternatives: [{ ...ALONE, tariffName: 'Fixed' }],
    },
  );

export const heatPump = (heatingFuel: number, now: Wire, after: Wire | null, more: Wire = {}): Result =>
  answer({ ...SEMI, ashp: { ashpSize: 7.5, heatingFuel } }, [now, after], more);

export const heatPumpWhole = (): Result =>
  heatPump(
    1,
    { annualCost: 1840, co2Emission: 2.96 },
    { annualCost: 1610, savings: 230, co2Emission: 0.74, electricity: electricity() },
    {
      ...EXTRAS,
      clock: FLAT_CLOCK,
      ranges: [
        range(-60, 230, 480),
        range(1.4, 2.22, 2.5, { figure: 'co2', unit: 't/y', drivers: [driver('grid', -0.4, 0.28)] }),
      ],
      wholeCost: {
        ...{ price: { low: 8100, high: 13_900 }, isTold: false, grant: 7400, boiler: 2900, service: 55 },
        ...{ left: { low: -2200, high: 3600 }, payback: { soonest: 0, latest: 17.3 } },
        ...{ source: 'A survey', date: '2026-05-08' },
      },
      breakdown: {
        ...{ heatDemand: 11_200, pumpElectricity: 3100, pumpCost: 640, efficiency: 3.6 },
        ...{ oldFuelUse: 12_600, oldFuelCost: 905, costAtPriceCap: 1690, savedByTariff: 95 },
      },
    },
  );

const FOCUS: Wire = {
  ...{ make: 'Ford', makeId: 12, model: 'Focus', modelId: 90, isEv: false, fuel: 'Petrol', mpg: 44 },
  ...{ engineSize: 1498, cO2Emisions: 138, costPerMile: 14.6, annualCost: 1280 },
};
const LEAF: Wire = {
  ...{ make: 'Nissan', makeId: 27, model: 'Leaf', modelId: 1051, isEv: true, fuel: 'Electricity' },
  ...{ batterySize: 59, cO2Emisions: 0, costPerMile: 2.6, costPerMileMax: 8.4, annualCost: 270 },
};
const MILES: Wire = { milesDrivenWeekDays: 150, milesDrivenWeekEnds: 60, totalMiles: 10_920 };

/** Today's car beside an electric one. */
export const compared = (now: Wire | null, after: Wire | null, more: Wire = {}): Result =>
  answer({ current: FOCUS, compare: LEAF, ...MILES }, [now, after], more);

export const comparedWhole = (): Result =>
  compared(
    { annualCost: 1310, co2Emission: 2.4 },
    {
      ...{ annualCost: 345, savings: 965, co2Emission: 0.38, gridCo2Emission: 0.4 },
      electricity: electricity({ evConsumption: 2870 }),
    },
    { ...EXTRAS, ranges: [range(700, 965, 1200)] },
  );

/** An electric car by itself. */
export const alone = (now: Wire | null, after: Wire | null, more: Wire = {}): Result =>
  answer({ current: LEAF, ...MILES }, [now, after], more);
