import type { FuelFlow, WhatIf } from '../../../../src/domain/what-if.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { boughtToday, NOTHING, ratedBy, yearOfStanding } from '../tariff/flow.ts';
import { type HalfHours, pricesOf } from '../tariff/home-cost.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { gasStanding } from './old-heating.ts';

/** Before: the home with today's heating. After: with a heat pump on the recommended tariff. */
export function heatPumpWhatIf(quoted: HeatPumpCase): WhatIf {
  const { home, load, after, pump, recommended } = quoted;
  const rates = ratesOf(recommended.tariff, home.market.region);
  const run = after.pump.usual;
  const { pumpRate } = recommended.tariff;
  return {
    before: { ...boughtToday(load, home.market), fuel: oldFuel(quoted) },
    after: {
      ...NOTHING,
      standing: yearOfStanding(rates.standing),
      import: ratedBy(after.household, pricesOf(after.household, rates)),
      pump: ratedBy(run, pumpRate === null ? pricesOf(run, rates) : always(pumpRate)),
    },
    // The efficiency is 0 if the meter leaves nothing for heat; then there is no lever for it.
    efficiency: pump.efficiency > 0 ? pump.efficiency : null,
    lifetime: null,
    cost: null,
  };
}

const always = (rate: number): HalfHours => Float64Array.of(rate);

/** Null for electric heating, which is part of the electricity bought. */
function oldFuel({ home: { fuel, market }, old }: HeatPumpCase): FuelFlow | null {
  if (fuel === 2) return null;
  const burnt = { perMile: null, use: old.fuelUse, unit: 'kWh' as const };
  return fuel === 1
    ? { ...burnt, pence: market.cap.gasUnit, standing: gasStanding(market) }
    : { ...burnt, pence: fuelPrice(market, 'heating oil').value, standing: 0 };
}
