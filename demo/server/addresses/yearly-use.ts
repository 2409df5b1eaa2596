// A home's energy use: what the model expects for its type and place, with random variation.
import { ELECTRICITY_BOUNDS, GAS_BOUNDS } from '../../../src/domain/usage.ts';
import { CONSTANTS } from '../model/constants.ts';
import { calculatedDemand } from '../model/heat-demand.ts';
import type { Place } from '../model/place/place.ts';
import { propertyType, typicalElectricity } from '../model/place/property-type.ts';
import type { MeterScenario } from './meter-scenarios.ts';
import type { Draws } from './seeded.ts';

const MEDIUM = 2;
/** Standard deviations of logarithms: of floor areas within a type of home, and of use between households. */
const AREA_SD = 0.15;
const USE_SD = 0.35;
const YEARLY = 1;

/** kWh a year on each meter. A home without gas is heated by electricity. */
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
