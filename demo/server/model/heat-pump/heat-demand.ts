// How much heat a home needs in a year, from its type, insulation and climate.
import { CONSTANTS } from '../constants.ts';
import { type Monthly, monthly, sum } from '../months.ts';
import type { PropertyType } from '../place/property-type.ts';

/** LOOK-03: 1 Well, 2 Medium, 3 Poorly insulated. */
export type Insulation = 1 | 2 | 3;

/** Delivered heat, kWh a year. */
export interface HeatDemand {
  readonly space: number;
  readonly hotWater: number;
}

/** kJ to warm a litre by 1 K; 3,600 kJ are 1 kWh. */
const WATER_KJ = 4.18;

/** Heat loss per K of difference, W/K, as it is measured in lived-in homes rather than calculated. */
export function heatLoss(type: PropertyType, insulation: Insulation): number {
  return type.certified?.heatLoss ?? lossPerM2(type, insulation) * type.formFactor * type.floorArea;
}

/** W/m²K of floor, effective: by the insulation, and half by the age where that was told. */
export function lossPerM2({ ageBand }: Pick<PropertyType, 'ageBand'>, insulation: Insulation): number {
  const insulated = CONSTANTS.heatLossPerM2.value[insulation];
  return ageBand ? (insulated + CONSTANTS.ageHeatLossPerM2.value[ageBand]) / 2 : insulated;
}

/** The heat of a home whose use is not known. `degreeDays`: base 15.5 °C, K days a year. */
export function calculatedDemand(type: PropertyType, insulation: Insulation, degreeDays: number): HeatDemand {
  return {
    space: (heatLoss(type, insulation) * 24 * degreeDays) / 1000,
    hotWater: type.certified?.hotWater ?? sum(hotWaterByMonth(type.floorArea)),
  };
}

/** Heat that a meter tells of: hot water as calculated, though never more than most of it; the rest warms the rooms. */
export function splitHeat(heat: number, { hotWater: usual }: HeatDemand): HeatDemand {
  const hotWater = Math.min(usual, CONSTANTS.mostHotWater.value * heat);
  return { space: heat - hotWater, hotWater };
}

/** Is this heat so far from the calculated that meter or answers are likely to be wrong? */
export function contradicts(heat: number, calculated: HeatDemand): boolean {
  const [least = 0, most = 0] = CONSTANTS.knownUseBounds.value;
  return heat < least * heatIn(calculated) || heat > most * heatIn(calculated);
}

export function heatIn({ space, hotWater }: HeatDemand): number {
  return space + hotWater;
}

/** kWh of hot water in each month for the people that a floor area (m²) is home to, cylinder loss included. */
export function hotWaterByMonth(floorArea: number): Monthly {
  const litres = 25 * occupants(floorArea) + 36;
  const { dhwFactors, dhwTemperatureRise, dhwCylinderLoss } = CONSTANTS;
  return monthly((month, days) => {
    const drawn = litres * days * dhwFactors.value[month]! * dhwTemperatureRise.value[month]!;
    return (WATER_KJ * drawn) / 3600 + dhwCylinderLoss.value * days;
  });
}

/** SAP Appendix J. */
function occupants(floorArea: number): number {
  const over = Math.max(0, floorArea - 13.9);
  return 1 + 1.76 * (1 - Math.exp(-0.000349 * over ** 2)) + 0.0013 * over;
}
