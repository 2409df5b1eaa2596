import { CONSTANTS } from '../constants.ts';
import type { Place } from '../place/place.ts';
import { fuelPrice } from '../prices/energy-prices.ts';
import { chosen, cited, exact, PAST_CAP, percent, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import type { Market } from '../tariff/market.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
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

/** Assumptions about today's heating. */
export function oldHeatingAssumptions({
  home: { fuel, market, place },
  load,
  use,
}: HeatPumpCase): readonly Assumption[] {
  if (fuel === 2) return load.isEconomy7 ? storageHeating(market) : dayHeating();
  const boiler = fuel === 1 ? CONSTANTS.effGasBoiler : CONSTANTS.effOilBoiler;
  const efficient = cited('home.boiler', 'Efficiency of your boiler', percent(boiler.value), boiler);
  return fuel === 1 ? [efficient, ...gas(use.hob, market, place)] : [efficient, oil(market)];
}

function gas(hob: number, market: Market, { served }: Pick<Place, 'served'>): readonly Assumption[] {
  const { gasUnit, from: date, to, source, quality } = market.cap;
  const [price, cap] = [`${exact(gasUnit)}p a kWh`, { date, to, source, quality }];
  return [
    served === 'yes'
      ? cited('prices.gas', 'Gas at the price cap', price, cap, PAST_CAP)
      : cited('prices.gas-northern-ireland', 'Gas, at the average of Great Britain', price, cap),
    chosen(
      'behaviour.gas-closed',
      'You close your gas supply, so its standing charge ends',
      `£${whole(gasStanding(market))} a year`,
      'your saving is smaller by this if you keep gas for a hob',
    ),
    cited(
      'behaviour.hob',
      `You cook by electricity, since a gas hob burns ${percent(CONSTANTS.cookingShare.value)} of the gas of a home`,
      `${whole(hob)} kWh a year, from 5pm to 7pm`,
      CONSTANTS.hobEfficiency,
    ),
  ];
}

function oil(market: Market): Assumption {
  const price = fuelPrice(market, 'heating oil');
  return cited(
    'prices.oil',
    'Heating oil, whose price moves a lot. We count LPG and solid fuel at its price too',
    `${exact(price.value)}p a kWh`,
    price,
  );
}

function storageHeating({ economy7 }: Market): readonly Assumption[] {
  const { ratesAsOf, ratesUntil: to, source, quality, dayRate, windows } = economy7;
  const rates = `${exact(dayRate)}p by day and ${exact(windows[0]!.rate)}p by night, a kWh`;
  const text = 'Your heating runs from midnight to 7am on Economy 7';
  return [cited('behaviour.night-heating', text, rates, { date: ratesAsOf ?? '', to, source, quality })];
}

function dayHeating(): readonly Assumption[] {
  const text = 'Your heating runs all day, and your hot water before 7am, at one rate';
  return [
    chosen(
      'behaviour.day-heating',
      text,
      'no night meter',
      'these are the hours in which a house is kept warm',
    ),
  ];
}
