// Knows what a heat pump quote takes for granted, and says so with the figure and its source.
import { CONSTANTS } from '../constants.ts';
import { fuelPrice, PRICE_CAP } from '../place/prices.ts';
import { chosen, cited, exact, percent, priceAssumptions, told, whole } from '../result/assumptions.ts';
import type { Assumption } from '../result/quote-result.ts';
import { preheats } from '../tariff/home-cost.ts';
import { ECONOMY7_TARIFF } from '../tariff/tariffs.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { gasStanding } from './old-heating.ts';

/** Measured over a year in homes (SPF). */
const TRIAL = 2.8;
const MONITORED = 4.01;

export function heatPumpAssumptions(quoted: HeatPumpCase): readonly Assumption[] {
  const { home, recommended } = quoted;
  return [
    household(quoted),
    heat(quoted),
    efficiency(quoted),
    ...oldFuel(quoted),
    ...priceAssumptions(home.place, recommended.tariff),
    ...preheating(quoted),
    cited(
      'CO2 of electricity this year; it falls as the grid gets cleaner',
      `${exact(CONSTANTS.co2Elec.value)} kg a kWh`,
      CONSTANTS.co2Elec,
    ),
    ...survey(quoted),
  ];
}

function household({ home, use }: HeatPumpCase): Assumption {
  const text = 'Electricity your home uses for everything but heat';
  const value = `${whole(use.household)} kWh a year`;
  if (home.electricityUsage !== undefined) return told(text, value);
  return cited(`${text}: typical of a ${home.type.name.toLowerCase()}`, value, CONSTANTS.tdcvElecSingle);
}

function heat({ use }: HeatPumpCase): Assumption {
  const value = `${whole(use.demand.space + use.demand.hotWater)} kWh of heat a year`;
  if (use.basis === 'calculated')
    return cited(
      'Heat your home needs, from its type, its insulation and the local climate',
      value,
      CONSTANTS.heatLossPerM2,
    );
  const [least = 0, most = 0] = CONSTANTS.knownUseBounds.value;
  const bounds = `kept between ${percent(least)} and ${percent(most)} of what we would calculate`;
  return told(`Heat your home needs, from your ${use.basis}, ${bounds}`, value);
}

function efficiency({ use, pump }: HeatPumpCase): Assumption {
  const heatDemand = use.demand.space + use.demand.hotWater;
  const change = (spf: number) =>
    percent(Math.round(100 * Math.abs(heatDemand / spf / pump.total - 1)) / 100);
  const band =
    `the Electrification of Heat trial measured ${TRIAL}, which would need ${change(TRIAL)} more electricity, ` +
    `and HeatpumpMonitor.org ${MONITORED}, ${change(MONITORED)} less`;
  const text = 'Heat for each unit of electricity over a year (efficiency)';
  return chosen(text, exact(Math.round(pump.efficiency * 100) / 100), `MCS factors in use; ${band}`);
}

function oldFuel({ home: { fuel } }: HeatPumpCase): readonly Assumption[] {
  if (fuel === 2) return storageHeating();
  const boiler = fuel === 1 ? CONSTANTS.effGasBoiler : CONSTANTS.effOilBoiler;
  const efficient = cited('Efficiency of your boiler', percent(boiler.value), boiler);
  return fuel === 1 ? [efficient, ...gas()] : [efficient, oil()];
}

function gas(): readonly Assumption[] {
  const { gasUnit, from: date, source, quality } = PRICE_CAP;
  return [
    cited('Gas at the price cap', `${exact(gasUnit)}p a kWh`, { date, source, quality }),
    chosen(
      'You close your gas supply, so its standing charge ends',
      `£${whole(gasStanding())} a year`,
      'keep gas for a hob and the saving is smaller by this',
    ),
  ];
}

function oil(): Assumption {
  const price = fuelPrice('heating oil');
  return cited('Heating oil, whose price moves a lot', `${exact(price.value)}p a kWh`, price);
}

function storageHeating(): readonly Assumption[] {
  const { ratesAsOf, source, quality, dayRate, windows } = ECONOMY7_TARIFF;
  const rates = `${exact(dayRate)}p by day and ${exact(windows[0]!.rate)}p by night, a kWh`;
  const text = 'Your heating runs from midnight to 7am on Economy 7';
  return [cited(text, rates, { date: ratesAsOf ?? '', source, quality })];
}

function preheating({ recommended }: HeatPumpCase): readonly Assumption[] {
  if (!preheats(recommended.tariff)) return [];
  const text =
    'You warm the house while electricity is cheap: half the evening heating moves to the afternoon';
  return [chosen(text, '4pm to 7pm moves to 1pm to 4pm', 'how heat pump tariffs are meant to be used')];
}

function survey({ size }: HeatPumpCase): readonly Assumption[] {
  if (!size.needsSurvey) return [];
  const text = 'Your home may need more than one heat pump, or insulation first: a survey is needed';
  return [
    chosen(text, `${exact(Math.round(size.designLoss))} kW on a cold day`, 'larger than pumps sold to homes'),
  ];
}
