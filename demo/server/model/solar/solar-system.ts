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

/** A use at which another size begins, kWh a year, and the size on the other side of it. */
export interface BatteryStep {
  readonly at: number;
  readonly other: number;
}

/** The step that is nearest to this use. */
export function nearestStep(use: number): BatteryStep {
  const { value: sizes } = CONSTANTS.batterySizes;
  const steps = sizes.slice(1).map((larger, index) => {
    const smaller = sizes[index]!;
    const at = (((smaller + larger) / 2) * 365) / CONSTANTS.batteryShareOfDailyUse.value;
    return { at, other: use > at ? smaller : larger };
  });
  return steps.reduce((nearest, step) =>
    Math.abs(step.at - use) < Math.abs(nearest.at - use) ? step : nearest,
  );
}

/** Pounds, installed. A larger system never costs less, though its price a kW is lower above 4 kW. */
export function systemCost({ peak, battery }: SolarSystem): number {
  const { upTo4, over4 } = CONSTANTS.pvCostPerKw.value;
  const { fixed, perKwh } = CONSTANTS.batteryCost.value;
  const panels = Math.max(upTo4 * Math.min(peak, 4), over4 * peak);
  const storage = battery > 0 ? fixed + perKwh * battery : 0;
  return (panels + storage) * (1 + CONSTANTS.vatRate.value);
}
