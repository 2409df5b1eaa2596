// Knows which panels and battery a home would get, and what they cost.
import { CONSTANTS } from '../constants.ts';

export interface SolarSystem {
  readonly panels: number;
  /** kWp */
  readonly peak: number;
  /** kWh usable. */
  readonly battery: number;
}

/** @param use the household's electricity, kWh a year. */
export function solarSystem(panels: number, use: number): SolarSystem {
  return { panels, peak: panels * CONSTANTS.panelKw.value, battery: batteryFor(use) };
}

/** The size sold that is nearest to 0.9 of a day's use; the smaller of two as near. */
export function batteryFor(use: number): number {
  const wanted = (CONSTANTS.batteryShareOfDailyUse.value * use) / 365;
  return CONSTANTS.batterySizes.value.reduce((nearest, size) =>
    Math.abs(size - wanted) < Math.abs(nearest - wanted) ? size : nearest,
  );
}

/** Pounds, installed. A larger system never costs less, though its price a kW is lower above 4 kW. */
export function systemCost({ peak, battery }: SolarSystem): number {
  const { upTo4, over4 } = CONSTANTS.pvCostPerKw.value;
  const { fixed, perKwh } = CONSTANTS.batteryCost.value;
  const panels = Math.max(upTo4 * Math.min(peak, 4), over4 * peak);
  return (panels + fixed + perKwh * battery) * (1 + CONSTANTS.vatRate.value);
}
