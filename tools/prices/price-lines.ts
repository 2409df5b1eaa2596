// Calculates the prices in the widget's texts from the reference API's tables.
import { readTable } from '../../demo/server/data/read-table.ts';
import { CONSTANTS } from '../../demo/server/model/constants.ts';
import type { Prices } from '../../demo/server/model/prices/energy-prices.ts';
import { capLines, pricesOn } from '../../demo/server/model/prices/table-prices.ts';
import { tariffsOn } from '../../demo/server/model/tariff/table-tariffs.ts';
import type { Tariff } from '../../demo/server/model/tariff/tariffs.ts';
import type { PriceFigures, PriceLine } from '../../src/domain/price-lines.ts';
import { landingFigures } from './landing-figures.ts';
import { goodTo } from './still-good.ts';

/** The latest quarter and the one before it, which is in force until the latest one begins. */
const QUARTERS = 2;
const NO_END = '9999-12-31';
/**
 * Multiplied by pence per kWh, this gives the price of 1,000 litres of heating oil in pounds. The source of its row says that a
 * litre has 10.35 kWh.
 */
const OIL = (10.35 * 1000) / 100;

const { litresPerGallon, chargeEfficiency, effGasBoiler } = CONSTANTS;

/** The median of a column for cars. In the table of vehicles with an engine, only petrol cars count. */
export function middleCar(file: 'evs.csv' | 'ice.csv', column: string): number {
  const values = readTable(file, (row) => ({ row, value: row.optionalNumber(column) }))
    .filter(({ row }) => row.text('vehicle_class') === 'car')
    .filter(({ row }) => file === 'evs.csv' || row.text('fuel') === 'petrol')
    .flatMap(({ value }) => (value === null ? [] : [value]))
    .sort((one, other) => one - other);
  const [low = 0, high = 0] = [values[(values.length - 1) >> 1], values[values.length >> 1]];
  return (low + high) / 2;
}

/** Miles per kWh at the meter, charged at a wallbox. */
const homeMiles = () => middleCar('evs.csv', 'real_mi_per_kwh') * chargeEfficiency.value[1];

const tenths = (value: number) => Math.round(value * 10) / 10;
const month = (day: string) => day.slice(0, 7);

/** The lowest and the highest rate in whole pence, rounded outwards, and the months of the rates. */
function span(tariffs: readonly Tariff[], ratesOf: (tariff: Tariff) => readonly number[]) {
  const rates = tariffs.flatMap(ratesOf);
  const months = tariffs.map(({ ratesAsOf }) => month(ratesAsOf ?? '')).sort();
  return {
    low: Math.floor(Math.min(...rates)),
    high: Math.ceil(Math.max(...rates)),
    months: `${months[0]}/${months.at(-1)}`,
  };
}

function figuresOn(day: string, fuels: Prices['fuels']): PriceFigures {
  const prices = pricesOn(day);
  const tariffs = tariffsOn(day);
  const { cap } = prices;
  const [petrol, oil] = [fuels.get('petrol')!, fuels.get('heating oil')!];
  const compared = tariffs.all.filter(({ enabled }) => enabled);
  const forCars = compared.filter(
    ({ eligibility, windows, quality }) =>
      eligibility.includes('ev') && windows.length > 0 && quality === 'read',
  );
  const forRoofs = compared.filter(
    ({ eligibility, exportWindows }) =>
      exportWindows.length === 0 && (['any', 'solar'] as const).some((claim) => eligibility.includes(claim)),
  );
  const night = span(forCars, ({ windows }) => windows.map(({ rate }) => rate));
  const byDay = span(forCars, ({ dayRate }) => [dayRate]);
  const sold = span(forRoofs, ({ exportRate }) => [exportRate]);
  const ratio = cap.electricityUnit / cap.gasUnit;
  return {
    capMonths: `${month(cap.from)}/${month(cap.to)}`,
    capUnit: Math.round(cap.electricityUnit),
    capRatio: tenths(ratio),
    evenHeat: tenths(effGasBoiler.value * ratio),
    homeMile: Math.round(cap.electricityUnit / homeMiles()),
    petrolMile: Math.round((petrol.value * litresPerGallon.value) / middleCar('ice.csv', 'real_mpg')),
    petrolDate: petrol.date,
    nightLow: night.low,
    nightHigh: night.high,
    nightMile: Math.ceil(night.high / homeMiles()),
    nightMonths: night.months,
    dayLow: byDay.low,
    dayHigh: byDay.high,
    sellLow: sold.low,
    sellHigh: sold.high,
    sellMonths: sold.months,
    oil: Math.round((oil.value * OIL) / 10) * 10,
    oilDate: month(oil.date),
    ...landingFigures({ day, prices: { ...prices, fuels }, tariffs }),
  };
}

/** Uses the prices on a quarter's last day, when everything known for it has begun. The latest quarter has the latest known fuel prices. */
function lineOn(day: string, isLatest: boolean): PriceLine {
  const { cap } = pricesOn(day);
  const { fuels } = pricesOn(isLatest ? NO_END : day);
  const petrolTo = goodTo('fuel_prices.csv', fuels.get('petrol')!.to);
  return {
    from: cap.from,
    to: cap.to,
    mileTo: petrolTo && petrolTo < cap.to ? petrolTo : cap.to,
    electricity: { unit: cap.electricityUnit, standing: cap.electricityStanding },
    gas: { unit: cap.gasUnit, standing: cap.gasStanding },
    figures: figuresOn(day, fuels),
  };
}

/** The latest quarters of the tables, the earliest first. */
export function priceLines(): readonly PriceLine[] {
  const lines = capLines().slice(-QUARTERS);
  return lines.map((line) => lineOn(line.to, line === lines.at(-1)));
}
