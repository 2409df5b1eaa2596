// Invents the vehicle of a plate. It is always the same and could have been new in the plate's year.
import { seeded } from '../addresses/seeded.ts';
import { CATALOGUE, type CatalogueVehicle, isElectric } from './catalogue.ts';
import type { PlateOutcome } from './plate-outcome.ts';
import { plateYear } from './plate-year.ts';
import { RESERVED_PLATES } from './reserved-plates.ts';

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
  const draws = seeded(plate);
  const year = issued === 'any' ? draws.whole(ANY_FROM, ANY_TO) : issued;
  const wantsElectric = draws.share() < (ELECTRIC_SHARE[year] ?? 0);
  const sold = soldIn(year);
  const ofKind = sold.filter((vehicle) => isElectric(vehicle) === wantsElectric);
  const [first, ...rest] = ofKind.length > 0 ? ofKind : sold;
  return first ? { kind: 'found', vehicle: draws.pick([first, ...rest]) } : { kind: 'none' };
}

/** The vehicles on sale in that year, or the oldest if the year is before all of them. */
function soldIn(year: number): readonly CatalogueVehicle[] {
  const oldest = Math.min(...CATALOGUE.map(({ firstYear }) => firstYear));
  const asOf = Math.max(year, oldest);
  return CATALOGUE.filter(({ firstYear, lastYear }) => firstYear <= asOf && asOf <= (lastYear ?? asOf));
}
