// Knows what a home's meters say of its heat: they correct the calculated demand, within bounds.
import { CONSTANTS } from '../constants.ts';
import { type PropertyType, typicalElectricity } from '../place/property-type.ts';
import type { HeatDemand } from './heat-demand.ts';

/** ENT-08: 1 gas, 2 electric, 3 oil. */
export type HeatingFuel = 1 | 2 | 3;

/** kWh a year on the meters; undefined where not known. */
export interface MeteredUse {
  readonly electricityUsage?: number | undefined;
  readonly gasUsage?: number | undefined;
}

/** A home's year: its heat, and its electricity for everything else, kWh. */
export interface HomeUse {
  readonly demand: HeatDemand;
  readonly household: number;
  /** What the heat rests on. */
  readonly basis: 'calculated' | 'gas meter' | 'electricity meter';
}

/** The home's use, as far as its meters tell. */
export function homeUse(
  type: PropertyType,
  fuel: HeatingFuel,
  calculated: HeatDemand,
  { electricityUsage, gasUsage }: MeteredUse,
): HomeUse {
  const typical = typicalElectricity(type);
  if (fuel === 2 && electricityUsage !== undefined)
    return heatedByElectricity(type, calculated, electricityUsage);
  const household = electricityUsage ?? typical;
  if (fuel !== 1 || gasUsage === undefined) return { demand: calculated, household, basis: 'calculated' };
  return { demand: heatedByGas(calculated, gasUsage), household, basis: 'gas meter' };
}

/** A meter that says far more or less than the calculation is likely to be wrong, or its home unlike its type. */
function heatedByGas({ space, hotWater }: HeatDemand, gasUsage: number): HeatDemand {
  const heat = gasUsage * CONSTANTS.effGasBoiler.value * (1 - CONSTANTS.cookingShare.value);
  return { space: withinBounds(heat - hotWater, space), hotWater };
}

function heatedByElectricity(type: PropertyType, calculated: HeatDemand, usage: number): HomeUse {
  const heat = withinBounds(usage - type.baseElectricity, calculated.space + calculated.hotWater);
  const hotWater = Math.min(calculated.hotWater, heat);
  const [least = 0] = CONSTANTS.knownUseBounds.value;
  return {
    demand: { space: heat - hotWater, hotWater },
    // A use too small for its heat still lights and cooks.
    household: Math.max(usage - heat, least * typicalElectricity(type)),
    basis: 'electricity meter',
  };
}

function withinBounds(value: number, calculated: number): number {
  const [least = 0, most = 0] = CONSTANTS.knownUseBounds.value;
  return Math.min(Math.max(value, least * calculated), most * calculated);
}
