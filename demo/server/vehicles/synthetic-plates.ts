// The invented vehicle for a plate: always the same one, and of the plate's year.
import { seeded } from '../addresses/seeded.ts';
import { CATALOGUE, type CatalogueVehicle, isElectric } from './catalogue.ts';
import type { PlateOutcome } from './plate-outcome.ts';
import { plateYear } from './plate-year.ts';
import { RESERVED_PLATES } from './reserved-plates.ts';

/** Battery electric cars of all newly registered in a year (general knowledge of SMMT's yearly figures). */
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
/** Years of a plate that hides its own. */
const ANY_FROM = 2006;
const ANY_TO = 2024;

/** Of a plate in capitals without a space. */
export function syntheticPlate(plate: string): PlateOutcome {
  const reserved = RESERVED_PLATES.get(plate);
  if (reserved) return reserved;
  const issued = plateYear(plate);
  if (issued === null) return { kind: 'none' };
  const draws = seeded(plate);
  const year = issued === 'any' ? draws.whole(ANY_FROM, ANY_TO) : issued;
  const wantsElectric = draws.share() < (ELECTRIC_SHARE[year] ?? 0);
  const sold = soldIn(year);
  const ofKind = sold.filter((vehicle) => isElectric(vehicle) === wantsElectric);
  const [first, ...rest] = ofKind.length > 0 ? ofKind : sold;
  return first ? { kind: 'found', vehicle: draws.pick([first, ...rest]) } : { kind: 'none' };
}

/** Vehicles that could be registered new in that year; before the first of them, the oldest there is. */
function soldIn(year: number): readonly CatalogueVehicle[] {
  const oldest = Math.min(...CATALOGUE.map(({ firstYear }) => firstYear));
  const asOf = Math.max(year, oldest);
  return CATALOGUE.filter(({ firstYear, lastYear }) => firstYear <= asOf && asOf <= (lastYear ?? asOf));
}
