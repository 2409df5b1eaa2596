// The price cap in force, what each region adds to it, and fuels from a tank or a pump.
import { type Row, readTable } from '../../data/read-table.ts';

/** Ofgem's cap for a quarter, Great Britain average, direct debit: p/kWh and p/day. */
export interface PriceCap {
  /** ISO dates, both days included. */
  readonly from: string;
  readonly to: string;
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
  /** ISO date; and the last day that it is taken to hold. */
  readonly date: string;
  readonly to: string | null;
  readonly source: string;
  readonly quality: string;
}

/** Fuels from a tank or a pump. */
export type Fuel = 'petrol' | 'diesel' | 'heating oil';

/** All that energy costs, as a quote is given it. */
export interface Prices {
  readonly cap: PriceCap;
  /** Electricity at the cap by grid supply point group, '_A' to '_P'. */
  readonly regions: ReadonlyMap<string, RegionalPrice>;
  /** The same where there is no such group: the average of Great Britain. */
  readonly average: RegionalPrice;
  readonly fuels: ReadonlyMap<Fuel, FuelPrice>;
}

const cap: PriceCap = capInForce();

const regions = new Map(
  readTable('regional_prices.csv', (row): [string, RegionalPrice] => [
    row.text('gsp_group'),
    regional(row.number('unit_offset_p_per_kwh'), row.number('standing_offset_p_per_day')),
  ]),
);

const fuels = new Map(
  readTable('fuel_prices.csv', (row): [Fuel, FuelPrice] => [
    fuelOf(row.text('fuel')) ?? row.refuse('fuel must be petrol, diesel or heating oil'),
    {
      value: row.number('price_p'),
      unit: row.text('unit'),
      date: row.date('from'),
      to: row.optionalDate('to'),
      source: row.text('source'),
      quality: row.text('quality'),
    },
  ]),
);

/** The prices of the tables. The model is handed prices, and never imports these. */
export const TABLE_PRICES: Prices = { cap, regions, average: regional(0, 0), fuels };

/** Electricity in a grid region; outside Great Britain (null) the average stands in. */
export function regionalPrice({ regions, average }: Prices, gspGroup: string | null): RegionalPrice {
  if (gspGroup === null) return average;
  const price = regions.get(gspGroup);
  if (!price) throw new Error(`There is no price of electricity for the grid region ${gspGroup}.`);
  return price;
}

/** Throws when the prices lack this fuel. */
export function fuelPrice({ fuels }: Pick<Prices, 'fuels'>, fuel: Fuel): FuelPrice {
  const price = fuels.get(fuel);
  if (!price) throw new Error(`There is no price of ${fuel}.`);
  return price;
}

function fuelOf(written: string): Fuel | null {
  return (['petrol', 'diesel', 'heating oil'] as const).find((fuel) => fuel === written) ?? null;
}

/** The last quarter of the file that is known whole; an operator adds the next one below it. */
export function capInForce(folder?: string): PriceCap {
  const quarter = (row: Row) => {
    const prices = ['elec_unit_p', 'elec_standing_p_day', 'gas_unit_p', 'gas_standing_p_day'];
    const isWhole = prices.every((column) => row.optionalNumber(column) !== null);
    return isWhole ? quarterOf(row) : null;
  };
  const quarters = readTable('price_cap_history.csv', quarter, folder);
  return quarters.findLast((known) => known !== null) ?? fail('price_cap_history.csv has no whole quarter');
}

function quarterOf(row: Row): PriceCap {
  return {
    from: row.date('from'),
    to: row.date('to'),
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
    unit: cap.electricityUnit + unitOffset,
    standing: cap.electricityStanding + standingOffset,
  };
}
