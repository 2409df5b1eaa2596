// The bill uses the meter's figure, even if the calculation differs from it.
import { CONSTANTS } from '../constants.ts';
import type { HeatingFuel, HomeLoad } from '../home-load.ts';
import { contradicts, type HeatDemand, heatIn, splitHeat } from './heat-demand.ts';

/** A home's year: its heat, and its energy for everything else, kWh. */
export interface HomeUse {
  readonly demand: HeatDemand;
  /** What its type, insulation and climate say, whatever the meter does. */
  readonly calculated: HeatDemand;
  readonly household: number;
  /** Gas, cooking included; 0 where gas does not heat. */
  readonly gas: number;
  /** What an electric hob takes in place of the gas one. */
  readonly hob: number;
  /** What the heat rests on. */
  readonly basis: 'calculated' | 'gas meter' | 'electricity meter';
  /** The meter and the calculation contradict each other. */
  readonly mismatch: boolean;
  /** A gas supply that does not heat the home stays, and is not in the figures. */
  readonly keptGas: boolean;
}

export interface KnownHome {
  readonly fuel: HeatingFuel;
  readonly electricityUsage?: number | undefined;
  readonly gasUsage?: number | undefined;
}

/** The part of a home's gas that becomes heat: the boiler's share of what is not cooked on. */
const HEAT_FROM_GAS = CONSTANTS.effGasBoiler.value * (1 - CONSTANTS.cookingShare.value);

/** The home's use, as far as its meters tell. */
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

/** The gas that such a heat takes, cooking included. */
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
