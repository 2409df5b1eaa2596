import type { CarFlow, FuelFlow, WhatIf } from '../../../../src/domain/what-if.ts';
import { CONSTANTS } from '../constants.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { NOTHING } from '../tariff/flow.ts';
import { carRates } from '../tariff/home-cost.ts';
import type { Market } from '../tariff/market.ts';
import { ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { EvCase } from './ev-case.ts';
import { type FuelVehicle, gallonsToLitres } from './vehicle-facts.ts';

/** Before: today's car, or the electric one on today's tariff. After: the electric one on the recommended tariff. */
export function evWhatIf(quoted: EvCase): WhatIf {
  const { question, currentTariff, recommended } = quoted;
  const { replaced, market } = question;
  const before = replaced ? { fuel: burnt(replaced, market) } : { car: charged(quoted, currentTariff) };
  return {
    before: { ...NOTHING, ...before },
    after: { ...NOTHING, car: charged(quoted, recommended.tariff) },
    efficiency: null,
    lifetime: null,
    cost: null,
  };
}

function burnt({ mpg, fuel }: FuelVehicle, market: Market): FuelFlow {
  const pence = fuelPrice(market, fuel).value;
  return { perMile: gallonsToLitres(1 / mpg), use: null, unit: 'l', pence, standing: 0 };
}

function charged({ question, efficiency, car }: EvCase, tariff: Tariff): CarFlow {
  const rates = ratesOf(tariff, question.market.region);
  const isWindow = tariff.carRate === null && rates.cheapest !== null;
  const hours = rates.cheapest?.hours ?? 0;
  return {
    milesPerKwh: efficiency,
    ...(question.taxPerMile !== undefined && { tax: question.taxPerMile }),
    ...carRates(tariff, rates),
    windowKwhPerDay: isWindow ? CONSTANTS.windowUse.value * car.chargerKw * hours : null,
    most: CONSTANTS.offPeakCompliance.value,
  };
}
