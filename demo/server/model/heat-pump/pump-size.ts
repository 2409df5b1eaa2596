import { CONSTANTS } from '../constants.ts';

export interface PumpSize {
  /** Heat on the cold day as an installer calculates it, kW. */
  readonly designLoss: number;
  /** Size sold, kW (AMB-37). */
  readonly size: number;
  /** The loss is over the largest size sold to homes. */
  readonly needsSurvey: boolean;
}

/**
 * @param heatLoss W/K as measured. @param designTemperature outdoors on the cold day, °C.
 * @param flow of the radiators, °C: sizes are what pumps give at 35 °C, and they give less at more.
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

/** Share of its size that a pump gives at a flow temperature. */
function outputAt(flow: number): number {
  return 1 - CONSTANTS.flowOutputLoss.value * (flow - CONSTANTS.flowTemperature.value);
}
