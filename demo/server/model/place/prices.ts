// Knows what energy costs: the price cap in force, what each region adds to it, and fuels from a tank or a pump.
import { readTable } from '../../data/read-table.ts';
import type { Quality } from '../constants.ts';

/** Ofgem's cap for a quarter, Great Britain average, direct debit: p/kWh and p/day. */
export interface PriceCap {
  /** ISO date. */
  readonly from: string;
  readonly electricityUnit: number;
  readonly electricityStanding: number;
  readonly gasUnit: number;
  readonly gasStanding: number;
  readonly source: string;
  readonly quality: Quality | string;
}

/** Electricity at the cap in one region: p/kWh, p/day. */
export interface RegionalPrice {
  /** What the region adds to any day rate, p/kWh; negative where it is cheaper. */
  readonly unitOffset: number;
  readonly unit: number;
  readonly standing: number;
}

/** A fuel's price, in pence per `unit`. */
export interface FuelPrice {
  readonly value: number;
  readonly unit: string;
  readonly date: string;
  readonly source: string;
  readonly quality: string;
}

/** The cap in force is the last quarter of the file that is known whole; an operator adds the next one below it. */
export const PRICE_CAP: PriceCap = readTable('price_cap_history.csv', (row) => ({
  from: row.text('from'),
  electricityUnit: row.optionalNumber('elec_unit_p'),
  electricityStanding: row.optionalNumber('elec_standing_p_day'),
  gasUnit: row.optionalNumber('gas_unit_p'),
  gasStanding: row.optionalNumber('gas_standing_p_day'),
  source: row.text('source'),
  quality: row.text('quality'),
}))
  .filter((quarter) => !Object.values(quarter).includes(null))
  .at(-1) as PriceCap;

const regions = new Map(
  readTable('regional_prices.csv', (row): [string, RegionalPrice] => [
    row.text('gsp_group'),
    regional(row.number('unit_offset_p_per_kwh'), row.number('standing_offset_p_per_day')),
  ]),
);

const fuels = new Map(
  readTable('fuel_prices.csv', (row): [string, FuelPrice] => [
    row.text('fuel'),
    {
      value: row.number('price_p'),
      unit: row.text('unit'),
      date: row.text('as_of'),
      source: row.text('source'),
      quality: row.text('quality'),
    },
  ]),
);

/** Electricity in a grid region; outside Great Britain (null) the average stands in. */
export function regionalPrice(gspGroup: string | null): RegionalPrice {
  if (gspGroup === null) return regional(0, 0);
  const price = regions.get(gspGroup);
  if (!price) throw new Error(`regional_prices.csv has no gsp_group ${gspGroup}`);
  return price;
}

/** Throws on a fuel that fuel_prices.csv lacks. */
export function fuelPrice(fuel: 'petrol' | 'diesel' | 'heating oil'): FuelPrice {
  const price = fuels.get(fuel);
  if (!price) throw new Error(`fuel_prices.csv has no fuel ${fuel}`);
  return price;
}

function regional(unitOffset: number, standingOffset: number): RegionalPrice {
  return {
    unitOffset,
    unit: PRICE_CAP.electricityUnit + unitOffset,
    standing: PRICE_CAP.electricityStanding + standingOffset,
  };
}
