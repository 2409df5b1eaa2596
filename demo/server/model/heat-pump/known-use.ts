// A home's energy use. The meter's figure counts, even if the calculation differs from it.
import { CONSTANTS } from '../constants.ts';
import { contradicts, type HeatDemand, heatIn, splitHeat } from '../load/heat-demand.ts';
import type { HeatingFuel, HomeLoad } from '../load/home-load.ts';

/** kWh a year. */
export interface HomeUse {
  readonly demand: HeatDemand;
  /** The heat demand by type, insulation and climate, without the meter. */
  readonly calculated: HeatDemand;
  readonly household: number;
  /** Gas including cooking; 0 if gas does not heat the home. */
  readonly gas: number;
  /** The electricity of a hob that replaces the gas hob. */
  readonly hob: number;
  /** The source of `demand`. */
  readonly basis: 'calculated' | 'gas meter' | 'electricity meter';
  /** True if the meter and the calculation contradict each other. */
  readonly mismatch: boolean;
  /** True if there is a gas supply that does not heat the home; it stays, and is not in the figures. */
  readonly keptGas: boolean;
}

export interface KnownHome {
  readonly fuel: HeatingFuel;
  readonly electricityUsage?: number | undefined;
  readonly gasUsage?: number | undefined;
}

/** The share of a home's gas that becomes heat, after cooking and the boiler's losses. */
const HEAT_FROM_GAS = CONSTANTS.effGasBoiler.value * (1 - CONSTANTS.cookingShare.value);

/** The home's use by its meters, as far as they are known, and otherwise as calculated. */
export function homeUse(home: KnownHome, load: HomeLoad, calculated: HeatDemand): HomeUse {
  const { fuel, electricityUsage, gasUsage } = home;
  const without = {
    demand: load.heating ?? calculated,
    calculated,
    household: load.household,
    gas: 0,
    hob: 0,
    basis: 'calculated' as const,
    mismatch: load.mismatch,
    keptGas: fuel !== 1 && gasUsage !== undefined,
  };
  if (fuel === 1) return { ...without, ...heatedByGas(gasUsage, calculated) };
  return fuel === 2 && (electricityUsage !== undefined || load.measured)
    ? { ...without, basis: 'electricity meter' }
    : without;
}

/** The gas, including cooking, of a home with this heat demand. */
export function usualGas(calculated: HeatDemand): number {
  return heatIn(calculated) / HEAT_FROM_GAS;
}

function heatedByGas(gasUsage: number | undefined, calculated: HeatDemand) {
  const gas = gasUsage ?? usualGas(calculated);
  const { gas: onGas, electric } = CONSTANTS.hobEfficiency.value;
  const hob = (CONSTANTS.cookingShare.value * gas * onGas) / electric;
  if (gasUsage === undefined) return { gas, hob };
  const heat = gas * HEAT_FROM_GAS;
  return {
    gas,
    hob,
    demand: splitHeat(heat, calculated),
    basis: 'gas meter' as const,
    mismatch: contradicts(heat, calculated),
  };
}
