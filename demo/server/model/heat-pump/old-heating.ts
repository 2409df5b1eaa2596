import { CONSTANTS } from '../constants.ts';
import type { HeatingFuel, HomeLoad } from '../load/home-load.ts';
import type { Place } from '../place/place.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { chosen, cited, percent, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import type { Market } from '../tariff/market.ts';
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

/** What the assumptions about today's heating depend on. */
interface HeatedHome {
  readonly home: { readonly fuel: HeatingFuel; readonly market: Market; readonly place: Place };
  readonly load: Pick<HomeLoad, 'isEconomy7'>;
  readonly use: Pick<HomeUse, 'hob'>;
}

export function oldHeatingAssumptions({
  home: { fuel, market, place },
  load,
  use,
}: HeatedHome): readonly Assumption[] {
  if (fuel === 2) return [load.isEconomy7 ? storageHeating(market) : chosen('behaviour.day-heating')];
  const boiler = fuel === 1 ? CONSTANTS.effGasBoiler : CONSTANTS.effOilBoiler;
  const efficient = cited('home.boiler', { percent: percent(boiler.value) }, boiler);
  if (fuel === 1) return [efficient, ...gas(use.hob, market, place)];
  const oil = fuelPrice(market, 'heating oil');
  return [efficient, cited('prices.oil', { unit: oil.value }, oil)];
}

function gas(hob: number, market: Market, { served }: Pick<Place, 'served'>): readonly Assumption[] {
  const { gasUnit: unit, from: date, to, source, quality } = market.cap;
  const cap = { date, to, source, quality };
  return [
    served === 'yes'
      ? cited('prices.gas', { unit }, cap, 'cap')
      : cited('prices.gas-northern-ireland', { unit }, cap),
    chosen('behaviour.gas-closed', { pounds: whole(gasStanding(market)) }),
    cited(
      'behaviour.hob',
      { percent: percent(CONSTANTS.cookingShare.value), kWh: whole(hob) },
      CONSTANTS.hobEfficiency,
    ),
  ];
}

function storageHeating({ economy7 }: Market): Assumption {
  const { ratesAsOf, ratesUntil: to, source, quality, dayRate, windows } = economy7;
  const rates = { day: dayRate, night: windows[0]!.rate };
  return cited('behaviour.night-heating', rates, { date: ratesAsOf ?? '', to, source, quality });
}
