import { CONSTANTS } from '../constants.ts';
import type { ResultElectricity } from './quote-result.ts';
import { energy, tonnes } from './rounding.ts';

/** Every figure unknown: a row fills in those its asset has. */
export const NO_ELECTRICITY: ResultElectricity = {
  evConsumption: null,
  householdConsumption: null,
  solarGeneration: null,
  solarUsedInHouse: null,
  exportedToGrid: null,
  importFromGrid: null,
  batteryLoss: null,
  monthlyBreakDowns: null,
  yearlyBreakDowns: null,
};

/** A home that makes none of its electricity buys all of it. @param household with its heat, kWh a year. */
export function allBought(household: number, car?: number): ResultElectricity {
  return {
    ...NO_ELECTRICITY,
    evConsumption: car === undefined ? null : energy(car),
    householdConsumption: energy(household),
    importFromGrid: energy(household + (car ?? 0)),
  };
}

/** Tonnes a year at the power station, for kWh from the grid. */
export function gridCo2(kWh: number): number {
  return tonnes((kWh * CONSTANTS.co2Elec.value) / 1000);
}
