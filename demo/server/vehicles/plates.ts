// Invents the vehicle of a plate. It is always the same and could have been new in the plate's year.
import { seededRandom } from '../addresses/seeded-random.ts';
import { CATALOGUE, type CatalogueVehicle, isElectric } from './catalogue.ts';

/** The share of battery electric cars among new cars by year (general knowledge of SMMT's yearly figures). */
const ELECTRIC_SHARE: Readonly<Record<number, number>> = {
  2017: 0.005,
  2018: 0.006,
  2019: 0.016,
  2020: 0.066,
  2021: 0.116,
  2022: 0.166,
  2023: 0.165,
  2024: 0.196,
  2025: 0.23,
  2026: 0.25,
};
/** The range of years for a plate that does not show its own. */
const ANY_FROM = 2006;
const ANY_TO = 2024;

/** @param plate in capitals without a space */
export function syntheticPlate(plate: string): PlateOutcome {
  const reserved = RESERVED_PLATES.get(plate);
  if (reserved) return reserved;
  const issued = plateYear(plate);
  if (issued === null) return { kind: 'none' };
  const random = seededRandom(plate);
  const year = issued === 'any' ? random.whole(ANY_FROM, ANY_TO) : issued;
  const wantsElectric = random.share() < (ELECTRIC_SHARE[year] ?? 0);
  const sold = soldIn(year);
  const ofKind = sold.filter((vehicle) => isElectric(vehicle) === wantsElectric);
  const [first, ...rest] = ofKind.length > 0 ? ofKind : sold;
  return first ? { kind: 'found', vehicle: random.pick([first, ...rest]) } : { kind: 'none' };
}

/** The vehicles on sale in that year, or the oldest if the year is before all of them. */
function soldIn(year: number): readonly CatalogueVehicle[] {
  const oldest = Math.min(...CATALOGUE.map(({ firstYear }) => firstYear));
  const asOf = Math.max(year, oldest);
  return CATALOGUE.filter(({ firstYear, lastYear }) => firstYear <= asOf && asOf <= (lastYear ?? asOf));
}

/** Miles a year, from odometer readings between two ISO dates. */
export interface YearlyMiles {
  readonly miles: number;
  readonly from: string;
  readonly to: string;
}

export type PlateOutcome =
  | { readonly kind: 'found'; readonly vehicle: CatalogueVehicle; readonly miles?: YearlyMiles }
  /** The vehicle exists but is not in the catalogue. `what` follows 'is' in a sentence. */
  | { readonly kind: 'unlisted'; readonly what: string }
  /** Neither an electric vehicle nor a petrol or diesel one. `what` follows 'is' in a sentence. */
  | { readonly kind: 'other'; readonly what: string }
  | { readonly kind: 'none' };

function chosen(make: string, model: string, engine: (vehicle: CatalogueVehicle) => boolean): PlateOutcome {
  const vehicle = CATALOGUE.find((one) => one.make === make && one.model === model && engine(one));
  if (!vehicle) throw new Error(`The catalogue has no ${make} ${model} for a reserved plate.`);
  return { kind: 'found', vehicle };
}

/** Plates with a fixed outcome, for demonstrations and tests. */
const RESERVED_PLATES: ReadonlyMap<string, PlateOutcome> = new Map<string, PlateOutcome>([
  ['FO18RDX', chosen('Ford', 'Focus', ({ fuel }) => fuel === 'Petrol')],
  ['DE16SEL', chosen('Volkswagen', 'Golf', ({ fuel }) => fuel === 'Diesel')],
  ['EV21LEF', chosen('Nissan', 'Leaf', ({ batterySize }) => batterySize === 39)],
  ['PH71EVS', { kind: 'other', what: 'a plug-in hybrid' }],
  ['HG71VTR', { kind: 'other', what: 'a lorry' }],
  ['ZZ99ZZZ', { kind: 'none' }],
]);

/** A year, 'any' if the plate does not show it, or null if it was never issued. */
export type PlateYear = number | 'any' | null;

/** The tables have vehicles as of 2026: '26' is its March, '76' its September. */
const NEWEST_YEAR = 2026;
const SEPTEMBER = 50;

/** First letters. They changed each August until 1998, then every half year. */
// biome-ignore format: a table
const PREFIX: Readonly<Record<string, number>> = {
  A: 1983, B: 1984, C: 1985, D: 1986, E: 1987, F: 1988, G: 1989, H: 1990, J: 1991, K: 1992, L: 1993, M: 1994,
  N: 1995, P: 1996, R: 1997, S: 1998, T: 1999, V: 1999, W: 2000, X: 2000, Y: 2001,
};
// biome-ignore format: a table
const SUFFIX: Readonly<Record<string, number>> = {
  A: 1963, B: 1964, C: 1965, D: 1966, E: 1967, F: 1967, G: 1968, H: 1969, J: 1970, K: 1971, L: 1972, M: 1973,
  N: 1974, P: 1975, R: 1976, S: 1977, T: 1978, V: 1979, W: 1980, X: 1981, Y: 1982,
};

/** The year in which a number plate was issued, if its format shows it. @param plate in capitals without a space */
export function plateYear(plate: string): PlateYear {
  const [, age] = /^[A-Z]{2}(\d{2})[A-Z]{3}$/.exec(plate) ?? [];
  if (age) return currentYear(Number(age));
  const [, first] = /^([A-Z])\d{1,3}[A-Z]{3}$/.exec(plate) ?? [];
  // Q marks a vehicle of unknown age.
  if (first) return first === 'Q' ? 'any' : (PREFIX[first] ?? null);
  const [, last] = /^[A-Z]{3}\d{1,3}([A-Z])$/.exec(plate) ?? [];
  if (last) return SUFFIX[last] ?? null;
  // Dateless plates, such as those of Northern Ireland, move from car to car.
  return 'any';
}

/** '02' is March 2002, '51' September 2001. */
function currentYear(age: number): number | null {
  const year = 2000 + (age > SEPTEMBER ? age - SEPTEMBER : age);
  const isIssued = year <= NEWEST_YEAR && age >= 2 && age !== SEPTEMBER;
  return isIssued ? year : null;
}
