// How a first year's saving goes on for twenty: ageing panels and battery, dearer energy, one new inverter.
import { CONSTANTS } from '../constants.ts';

/** Pounds in the first year: of the panels, and of the battery with the tariff that it makes pay. */
export interface FirstYear {
  readonly panels: number;
  readonly battery: number;
}

/** Pounds of each year, year 1 first. @param inflation growth of energy prices, share a year. */
export function lifetimeSavings(
  first: FirstYear,
  inflation: number,
): readonly { readonly year: number; readonly savings: number }[] {
  return Array.from({ length: CONSTANTS.solarLifetime.value }, (_, passed) => ({
    year: passed + 1,
    savings: yearOf(first, passed) * (1 + inflation) ** passed - replacements(passed + 1),
  }));
}

function yearOf({ panels, battery }: FirstYear, passed: number): number {
  const { perYear, floor } = CONSTANTS.batteryFade.value;
  return (
    panels * (1 - CONSTANTS.pvDegradation.value) ** passed + battery * Math.max(floor, 1 - perYear * passed)
  );
}

function replacements(year: number): number {
  const { year: due, cost } = CONSTANTS.inverterReplacement.value;
  return year === due ? cost : 0;
}
