import { CONSTANTS } from '../constants.ts';
import type { Market } from '../market.ts';
import { fuelPrice } from '../place/prices.ts';
import type { HomeUse } from './known-use.ts';

/** A year of today's heating. */
export interface OldHeating {
  /** kWh of fuel; gas includes cooking. */
  readonly fuelUse: number;
  /** Pounds, including a standing charge that ends with the supply. */
  readonly cost: number;
  /** Tonnes of CO2. */
  readonly co2: number;
}

/** Pounds a year of the gas standing charge, which ends when the supply is closed. */
export const gasStanding = ({ cap }: Pick<Market, 'cap'>) => 3.65 * cap.gasStanding;

/** The whole gas bill, since cooking becomes electric too and the supply is closed. */
export function gasHeating({ gas }: HomeUse, market: Market): OldHeating {
  const cost = (gas * market.cap.gasUnit) / 100 + gasStanding(market);
  return { fuelUse: gas, cost, co2: (gas * CONSTANTS.co2Gas.value) / 1000 };
}

export function oilHeating({ demand }: HomeUse, market: Market): OldHeating {
  const fuelUse = (demand.space + demand.hotWater) / CONSTANTS.effOilBoiler.value;
  const cost = (fuelUse * fuelPrice(market, 'heating oil').value) / 100;
  return { fuelUse, cost, co2: (fuelUse * CONSTANTS.co2Oil.value) / 1000 };
}

/** @param cost pounds that heating adds to the electricity bill */
export function electricHeating({ demand }: HomeUse, cost: number): OldHeating {
  const fuelUse = demand.space + demand.hotWater;
  return { fuelUse, cost, co2: (fuelUse * CONSTANTS.co2Elec.value) / 1000 };
}
