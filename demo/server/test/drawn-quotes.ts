// Homes at fixed postcodes and random homes, for tests that apply to every result.
import fc from 'fast-check';
import { readTable } from '../data/read-table.ts';
import { type EvInput, evResult } from '../model/ev/ev-result.ts';
import type { VehicleFacts } from '../model/ev/vehicle-facts.ts';
import { type HeatPumpInput, heatPumpResult } from '../model/heat-pump/heat-pump-result.ts';
import { servedPlace } from '../model/load/home-input.ts';
import { isRefusal, type Refusal } from '../model/refusal.ts';
import type { QuoteResult } from '../model/result/quote-result.ts';
import { type SolarInput, solarResult } from '../model/solar/solar-result.ts';
import type { Offered } from '../model/tariff/market.ts';
import { OFFERED } from './table-market.ts';

export interface Quoted {
  readonly name: string;
  readonly asset: 'ashp' | 'solar' | 'ev';
  readonly result: QuoteResult;
}

export const FOCUS: VehicleFacts = {
  make: 'Ford',
  model: 'Focus 1.0',
  isEv: false,
  batterySize: null,
  engineSize: 999,
  fuel: 'Petrol',
  mpg: 40.3,
  co2GramsPerMile: 257,
};
export const LEAF: VehicleFacts = {
  make: 'Nissan',
  model: 'Leaf',
  isEv: true,
  batterySize: 39,
  engineSize: null,
  fuel: 'Electric',
  milesPerKwh: 3.74,
  co2GramsPerMile: 0,
};

/** The sample home: a semi in Bristol with gas, a petrol car and 160 miles a week. */
export const WORKED = {
  postcode: 'BS1 9AA',
  propertyTypeId: 2,
  archeTypeId: 2,
  insulation: 2,
  heatingFuel: 1,
  electricityUsage: 2700,
  gasUsage: 11_500,
  isEconomy7: false,
  // Requested, so that tests cover a battery.
  battery: 5.2,
};
export const WORKED_CAR: EvInput = {
  ...WORKED,
  current: FOCUS,
  compare: LEAF,
  chargerTypeId: 1,
  milesDrivenWeekDays: 110,
  milesDrivenWeekEnds: 50,
};

/** The quotes of the sample home. @param more other answers. */
export const pump = (more: object = {}) => heatPumpResult({ ...WORKED, ...more }, OFFERED) as QuoteResult;
export const roof = (more: object = {}) => solarResult({ ...WORKED, ...more }, OFFERED) as QuoteResult;
export const car = (more: object = {}) => evResult({ ...WORKED_CAR, ...more }, OFFERED) as QuoteResult;

const HOMES = {
  'a semi on gas': WORKED,
  'a cottage on oil': {
    ...WORKED,
    propertyTypeId: 1,
    heatingFuel: 3,
    insulation: 3,
    gasUsage: null,
    electricityUsage: 4000,
  },
  'a terrace with storage heaters': {
    ...WORKED,
    propertyTypeId: 3,
    heatingFuel: 2,
    isEconomy7: true,
    gasUsage: null,
    electricityUsage: 9000,
  },
  'a home that nothing is known of': {
    ...WORKED,
    propertyTypeId: 3,
    insulation: null,
    electricityUsage: null,
    gasUsage: null,
  },
  'a home in Northern Ireland': { ...WORKED, postcode: 'BT1 1AA', heatingFuel: 3, gasUsage: null },
  'a meter that the home contradicts': { ...WORKED, postcode: 'DL1 1AA', propertyTypeId: 1, gasUsage: 3000 },
};
type Home = Omit<(typeof HOMES)[keyof typeof HOMES], 'battery'> & { readonly battery?: number };

/** The quotes of every home for the three assets, and for an electric car alone. */
export const PERSONAS: readonly Quoted[] = Object.entries(HOMES).flatMap(([name, home]) =>
  quotesOf(name, home),
);

export function quotesOf(
  name: string,
  home: Home,
  car: Partial<EvInput> = {},
  offered: Offered = OFFERED,
): readonly Quoted[] {
  return [
    quoted(name, 'ashp', heatPumpResult(home as HeatPumpInput, offered)),
    quoted(name, 'solar', solarResult(home as SolarInput, offered)),
    quoted(name, 'ev', evResult({ ...WORKED_CAR, ...home, ...car }, offered)),
    quoted(
      `${name}, one car`,
      'ev',
      evResult({ ...WORKED_CAR, ...home, ...car, current: LEAF, compare: null }, offered),
    ),
  ];
}

/** One postcode in each area that is served. */
export const POSTCODES = readTable('postcode_areas.csv', (row) => `${row.text('area')}1 1AA`).filter(
  (postcode) => !isRefusal(servedPlace(postcode)),
);

/** Any home and car that a visitor may state, anywhere in the country. */
export const drawnHomes = fc.record({
  postcode: fc.constantFrom(...POSTCODES),
  propertyTypeId: fc.constantFrom(1, 2, 3, 4, 5),
  archeTypeId: fc.constantFrom(1, 2, 3, 4),
  insulation: fc.constantFrom(1, 2, 3, null),
  heatingFuel: fc.constantFrom(1, 2, 3),
  electricityUsage: fc.option(fc.integer({ min: 500, max: 25_000 })),
  gasUsage: fc.option(fc.integer({ min: 500, max: 40_000 })),
  isEconomy7: fc.boolean(),
  milesDrivenWeekDays: fc.integer({ min: 1, max: 1500 }),
  milesDrivenWeekEnds: fc.integer({ min: 1, max: 800 }),
  chargerTypeId: fc.constantFrom(1, 3),
});

/** Checks every quote of some random homes. */
export function holdsOfAny(holds: (quoted: Quoted) => void, numRuns = 60): void {
  const property = fc.property(drawnHomes, (drawn) => quotesOf('drawn', drawn as Home, drawn).forEach(holds));
  fc.assert(property, { numRuns });
}

export function recommendedOf({ calculatedResults }: QuoteResult) {
  return calculatedResults.find(({ isRecommended }) => isRecommended)!;
}

function quoted(name: string, asset: Quoted['asset'], result: QuoteResult | Refusal): Quoted {
  if (isRefusal(result)) throw new Error(`${name}: ${result.message}`);
  return { name, asset, result };
}
