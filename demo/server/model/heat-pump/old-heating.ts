// Knows what a home's heating costs and emits today, by its fuel.
import { CONSTANTS } from '../constants.ts';
import { fuelPrice, PRICE_CAP } from '../place/prices.ts';
import { ratesOf } from '../tariff/rates.ts';
import { ECONOMY7_TARIFF } from '../tariff/tariffs.ts';
import type { HeatDemand } from './heat-demand.ts';
import type { HeatingFuel } from './known-use.ts';

/** A year of today's heating. */
export interface OldHeating {
  /** kWh of fuel. */
  readonly fuelUse: number;
  /** Pounds; a standing charge that falls away with it is in it. */
  readonly cost: number;
  /** Tonnes of CO2. */
  readonly co2: number;
}

/** The gas standing charge of a year, pounds: it ends when the supply is closed. */
export const gasStanding = () => 3.65 * PRICE_CAP.gasStanding;

export function oldHeating(fuel: HeatingFuel, { space, hotWater }: HeatDemand): OldHeating {
  const heat = space + hotWater;
  if (fuel === 1) return gas(heat / CONSTANTS.effGasBoiler.value);
  if (fuel === 3) return oil(heat / CONSTANTS.effOilBoiler.value);
  return storage(heat);
}

function gas(fuelUse: number): OldHeating {
  const cost = (fuelUse * PRICE_CAP.gasUnit) / 100 + gasStanding();
  return { fuelUse, cost, co2: (fuelUse * CONSTANTS.co2Gas.value) / 1000 };
}

function oil(fuelUse: number): OldHeating {
  const cost = (fuelUse * fuelPrice('heating oil').value) / 100;
  return { fuelUse, cost, co2: (fuelUse * CONSTANTS.co2Oil.value) / 1000 };
}

/** All of it at the night rate of Economy 7, which no region moves. */
function storage(fuelUse: number): OldHeating {
  const { bought } = ratesOf(ECONOMY7_TARIFF, null);
  return {
    fuelUse,
    cost: (fuelUse * bought[0]!) / 100,
    co2: (fuelUse * CONSTANTS.co2Elec.value) / 1000,
  };
}
