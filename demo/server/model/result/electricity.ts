import { CONSTANTS } from '../constants.ts';
import type { ResultElectricity } from './quote-result.ts';
import { energy, tonnes } from './rounding.ts';

/** All figures unknown; a row fills in those of its asset. */
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

/** The figures of a home that generates nothing. @param household kWh a year including heat */
export function allBought(household: number, car?: number): ResultElectricity {
  return {
    ...NO_ELECTRICITY,
    evConsumption: car === undefined ? null : energy(car),
    householdConsumption: energy(household),
    importFromGrid: energy(household + (car ?? 0)),
  };
}

/** Tonnes of CO2 from power stations for kWh from the grid. */
export function gridCo2(kWh: number): number {
  return tonnes((kWh * CONSTANTS.co2Elec.value) / 1000);
}
