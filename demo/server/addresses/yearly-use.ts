// The energy use that the model expects of a home's type and place, with some random variation.

import { ELECTRICITY_BOUNDS, GAS_BOUNDS } from '../../../src/domain/usage.ts';
import { CONSTANTS } from '../model/constants.ts';
import { calculatedDemand } from '../model/heat-pump/heat-demand.ts';
import type { Place } from '../model/place/place.ts';
import { propertyType, typicalElectricity } from '../model/place/property-type.ts';
import type { MeterScenario } from './meter-scenarios.ts';
import type { Draws } from './seeded.ts';

const MEDIUM = 2;
/** Of the logarithm: how homes of one type differ in floor area, and households in use. */
const AREA_SD = 0.15;
const USE_SD = 0.35;
const YEARLY = 1;

/** kWh a year on each meter; a home without gas heats by electricity. */
export function yearlyUse(draws: Draws, typeId: number, { hasGas }: MeterScenario, place: Place) {
  const type = propertyType(typeId)!;
  const home = { ...type, floorArea: type.floorArea * draws.logNormal(AREA_SD) };
  const { space, hotWater } = calculatedDemand(home, MEDIUM, place.degreeDays);
  const heat = space + hotWater;
  const boiler = CONSTANTS.effGasBoiler.value * (1 - CONSTANTS.cookingShare.value);
  const electricity = typicalElectricity(type) + (hasGas ? 0 : heat);
  return {
    electricityUse: within(electricity * draws.logNormal(USE_SD), ELECTRICITY_BOUNDS[YEARLY]),
    gasUse: within((heat / boiler) * draws.logNormal(USE_SD), GAS_BOUNDS[YEARLY]),
  };
}

function within(kWh: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, Math.round(kWh)));
}
