// Knows what energy costs: the price cap in force, what each region adds to it, and fuels from a tank or a pump.
import { type Row, readTable } from '../../data/read-table.ts';

/** Ofgem's cap for a quarter, Great Britain average, direct debit: p/kWh and p/day. */
export interface PriceCap {
  /** ISO date. */
  readonly from: string;
  readonly electricityUnit: number;
  readonly electricityStanding: number;
  readonly gasUnit: number;
  readonly gasStanding: number;
  readonly source: string;
  readonly quality: string;
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
export const PRICE_CAP: PriceCap = inForce();

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

function inForce(): PriceCap {
  const quarters = readTable('price_cap_history.csv', (row) => {
    const prices = ['elec_unit_p', 'elec_standing_p_day', 'gas_unit_p', 'gas_standing_p_day'];
    const isWhole = prices.every((column) => row.optionalNumber(column) !== null);
    return isWhole ? quarterOf(row) : null;
  });
  return (
    quarters.findLast((quarter) => quarter !== null) ?? fail('price_cap_history.csv has no whole quarter')
  );
}

function quarterOf(row: Row): PriceCap {
  return {
    from: row.text('from'),
    electricityUnit: row.number('elec_unit_p'),
    electricityStanding: row.number('elec_standing_p_day'),
    gasUnit: row.number('gas_unit_p'),
    gasStanding: row.number('gas_standing_p_day'),
    source: row.text('source'),
    quality: row.text('quality'),
  };
}

function fail(message: string): never {
  throw new Error(message);
}

function regional(unitOffset: number, standingOffset: number): RegionalPrice {
  return {
    unitOffset,
    unit: PRICE_CAP.electricityUnit + unitOffset,
    standing: PRICE_CAP.electricityStanding + standingOffset,
  };
}
