import { CONSTANTS } from './constants.ts';
import { contradicts, type HeatDemand, splitHeat } from './heat-pump/heat-demand.ts';

/** An electrically heated home's year, kWh. */
interface ElectricHeat {
  readonly household: number;
  readonly heating: HeatDemand;
  /** What the meter has over a typical household is far from the heat that such a home needs. */
  readonly mismatch: boolean;
}

/** Heat is believed between these parts of what would be calculated. */
const [LEAST = 0, MOST = 0] = CONSTANTS.knownUseBounds.value;

/**
 * The meter's reading in its two parts, which always add up to it: what a typical household of the type leaves is
 * heat, within bounds. @param typical kWh a year without heat.
 */
export function electricHeat(use: number | undefined, typical: number, calculated: HeatDemand): ElectricHeat {
  const usual = calculated.space + calculated.hotWater;
  if (use === undefined) return { household: typical, heating: calculated, mismatch: false };
  const over = use - typical;
  const believed = Math.min(Math.max(over, LEAST * usual), MOST * usual);
  // A use too small for its heat still lights and cooks.
  const household = Math.max(use - believed, Math.min(use, LEAST * typical));
  return {
    household,
    heating: splitHeat(use - household, calculated),
    mismatch: contradicts(over, calculated),
  };
}
