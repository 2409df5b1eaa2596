import { CONSTANTS } from '../constants.ts';

export interface PumpSize {
  /** Heat loss on the design day in kW, as an installer calculates it. */
  readonly designLoss: number;
  /** The size on sale in kW (AMB-37). */
  readonly size: number;
  /** True if the loss exceeds the largest size sold to homes. */
  readonly needsSurvey: boolean;
}

/**
 * @param heatLoss W/K as measured
 * @param designTemperature °C outdoors on the design day
 * @param flow the radiators' flow temperature in °C. A pump's size is its output at 35 °C; at higher flows it is less.
 */
export function pumpSize(
  heatLoss: number,
  designTemperature: number,
  flow: number = CONSTANTS.flowTemperature.value,
): PumpSize {
  const { designLossRatio, designRoomTemperature, ashpSizes } = CONSTANTS;
  const calculated = heatLoss / designLossRatio.value;
  const designLoss = (calculated * (designRoomTemperature.value - designTemperature)) / 1000;
  const size = ashpSizes.value.find((sold) => sold * outputAt(flow) >= designLoss);
  return { designLoss, size: size ?? Math.max(...ashpSizes.value), needsSurvey: size === undefined };
}

/** A pump's output at a flow temperature, as a share of its size. */
function outputAt(flow: number): number {
  return 1 - CONSTANTS.flowOutputLoss.value * (flow - CONSTANTS.flowTemperature.value);
}
