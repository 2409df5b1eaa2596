import { CONSTANTS } from './constants.ts';
import { contradicts, type HeatDemand, splitHeat } from './heat-demand.ts';

/** kWh a year of an electrically heated home. */
interface ElectricHeat {
  readonly household: number;
  readonly heating: HeatDemand;
  /** True if the meter's reading minus a typical household is far from the heat that such a home needs. */
  readonly mismatch: boolean;
}

/** Metered heat is plausible between these shares of the calculated heat. */
const [LEAST = 0, MOST = 0] = CONSTANTS.knownUseBounds.value;

/**
 * Divides the meter's reading into household and heat, which always add up to it. Heat is what remains after a typical
 * household, within plausible bounds. @param typical kWh a year without heat
 */
export function electricHeat(use: number | undefined, typical: number, calculated: HeatDemand): ElectricHeat {
  const usual = calculated.space + calculated.hotWater;
  if (use === undefined) return { household: typical, heating: calculated, mismatch: false };
  const over = use - typical;
  const believed = Math.min(Math.max(over, LEAST * usual), MOST * usual);
  // Even if the reading is too small for the heat, the household keeps a part for lights and cooking.
  const household = Math.max(use - believed, Math.min(use, LEAST * typical));
  return {
    household,
    heating: splitHeat(use - household, calculated),
    mismatch: contradicts(over, calculated),
  };
}
