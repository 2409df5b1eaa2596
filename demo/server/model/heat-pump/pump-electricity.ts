import { CONSTANTS } from '../constants.ts';
import type { HeatDemand } from '../heat-demand.ts';

/** kWh a year. */
export interface PumpElectricity {
  readonly space: number;
  /** Includes the weekly legionella cycle. */
  readonly hotWater: number;
  readonly total: number;
  /** Heat for each unit of electricity over a year (SPF). */
  readonly efficiency: number;
}

/** @param flow design flow temperature of the radiators, °C, up to 65. */
export function pumpElectricity(
  { space, hotWater }: HeatDemand,
  flow: number = CONSTANTS.flowTemperature.value,
): PumpElectricity {
  const forSpace = space / spaceEfficiency(flow);
  const forWater = hotWater / waterEfficiency() + legionellaExtra(hotWater);
  const total = forSpace + forWater;
  return {
    space: forSpace,
    hotWater: forWater,
    total,
    efficiency: total > 0 ? (space + hotWater) / total : 0,
  };
}

function spaceEfficiency(flow: number): number {
  return spaceFactor(flow) * CONSTANTS.inUseFactor.value;
}

/** The MCS factor of the flow temperature's band. */
export function spaceFactor(flow: number): number {
  const bands = Object.entries(CONSTANTS.spfSpaceMcs.value);
  const band = bands.find(([upTo]) => flow <= Number(upTo));
  if (!band) throw new Error(`No efficiency is known for a flow temperature of ${flow} °C`);
  return band[1];
}

function waterEfficiency(): number {
  return CONSTANTS.spfDhw50.value * CONSTANTS.inUseFactor.value;
}

/** kWh a year by which the immersion heater's part of the weekly cycle exceeds what the pump would need. */
function legionellaExtra(hotWater: number): number {
  return Math.min(weeklyHeat(), hotWater) * (1 - 1 / waterEfficiency());
}

/** Heat of the weekly cycle in kWh a year. */
export function weeklyHeat(): number {
  const { litres, deltaT, perYear } = CONSTANTS.legionella.value;
  return (perYear * litres * 4.18 * deltaT) / 3600;
}
