import { CONSTANTS } from '../constants.ts';
import { installVat } from '../prices/vat.ts';

export interface SolarSystem {
  readonly panels: number;
  /** kWp */
  readonly peak: number;
  /** Usable kWh. */
  readonly battery: number;
}

/** Panels without a battery, and with each size of battery on sale. */
export function solarSystems(panels: number): readonly SolarSystem[] {
  const peak = panels * CONSTANTS.panelKw.value;
  return [0, ...CONSTANTS.batterySizes.value].map((battery) => ({ panels, peak, battery }));
}

/** Pounds, installed, with the VAT of an ISO date. The price per kW is lower above 4 kW, but a larger system never costs less. */
export function systemCost({ peak, battery }: SolarSystem, day: string): number {
  const { upTo4, over4 } = CONSTANTS.pvCostPerKw.value;
  const { fixed, perKwh } = CONSTANTS.batteryCost.value;
  const panels = Math.max(upTo4 * Math.min(peak, 4), over4 * peak);
  const storage = battery > 0 ? fixed + perKwh * battery : 0;
  return (panels + storage) * (1 + installVat(day).value);
}
