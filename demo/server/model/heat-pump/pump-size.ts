import { CONSTANTS } from '../constants.ts';

export interface PumpSize {
  /** Heat on the cold day as an installer calculates it, kW. */
  readonly designLoss: number;
  /** Size sold, kW (AMB-37). */
  readonly size: number;
  /** The loss is over the largest size sold to homes. */
  readonly needsSurvey: boolean;
}

/** @param heatLoss W/K as measured. @param designTemperature outdoors on the cold day, °C. */
export function pumpSize(heatLoss: number, designTemperature: number): PumpSize {
  const { designLossRatio, designRoomTemperature, ashpSizes } = CONSTANTS;
  const calculated = heatLoss / designLossRatio.value;
  const designLoss = (calculated * (designRoomTemperature.value - designTemperature)) / 1000;
  const size = ashpSizes.value.find((sold) => sold >= designLoss);
  return { designLoss, size: size ?? Math.max(...ashpSizes.value), needsSurvey: size === undefined };
}
