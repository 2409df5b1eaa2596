import { CONSTANTS } from '../constants.ts';
import type { Market } from '../market.ts';
import { fuelPrice } from '../place/prices.ts';
import type { HomeUse } from './known-use.ts';

/** A year of today's heating. */
export interface OldHeating {
  /** kWh of fuel; of gas, with what is cooked on it. */
  readonly fuelUse: number;
  /** Pounds; a standing charge that falls away with it is in it. */
  readonly cost: number;
  /** Tonnes of CO2. */
  readonly co2: number;
}

/** The gas standing charge of a year, pounds: it ends when the supply is closed. */
export const gasStanding = ({ cap }: Pick<Market, 'cap'>) => 3.65 * cap.gasStanding;

/** The whole gas bill, since a supply that is closed has no other use left. */
export function gasHeating({ gas }: HomeUse, market: Market): OldHeating {
  const cost = (gas * market.cap.gasUnit) / 100 + gasStanding(market);
  return { fuelUse: gas, cost, co2: (gas * CONSTANTS.co2Gas.value) / 1000 };
}

export function oilHeating({ demand }: HomeUse, market: Market): OldHeating {
  const fuelUse = (demand.space + demand.hotWater) / CONSTANTS.effOilBoiler.value;
  const cost = (fuelUse * fuelPrice(market, 'heating oil').value) / 100;
  return { fuelUse, cost, co2: (fuelUse * CONSTANTS.co2Oil.value) / 1000 };
}

/** @param cost pounds that the heat adds to the electricity bill. */
export function electricHeating({ demand }: HomeUse, cost: number): OldHeating {
  const fuelUse = demand.space + demand.hotWater;
  return { fuelUse, cost, co2: (fuelUse * CONSTANTS.co2Elec.value) / 1000 };
}
