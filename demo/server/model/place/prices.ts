// Energy prices: the current price cap, its regional prices, oil, LPG and road fuels.
import type { VatChange } from './vat.ts';

/** Ofgem's cap for a quarter, Great Britain average, direct debit: p/kWh and p/day, with the VAT of the day. */
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
  /** Its grid supply point group, by which a tariff may have a standing charge of its own. */
  readonly gspGroup?: string;
  /** What the region adds to any day rate, p/kWh; negative where it is cheaper. */
  readonly unitOffset: number;
  readonly unit: number;
  readonly standing: number;
  /** Gas at the cap here; absent where the average of Great Britain stands in. */
  readonly gas?: { readonly unit: number; readonly standing: number };
  /** Of these figures, where they are less sure than the cap's, or of another source. */
  readonly quality?: string;
  readonly source?: string;
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
export const FUELS = ['petrol', 'diesel', 'heating oil'] as const;
export type Fuel = (typeof FUELS)[number];

/** p/kWh; ISO dates, both days included. */
export interface EarlierUnit extends Pick<PriceCap, 'from' | 'to'> {
  readonly unit: number;
}

/** All that energy costs, as a quote is given it. */
export interface Prices {
  readonly cap: PriceCap;
  /** Electricity at the cap by grid supply point group, '_A' to '_P'. */
  readonly regions: ReadonlyMap<string, RegionalPrice>;
  /** The same where there is no such group: the average of Great Britain. */
  readonly average: RegionalPrice;
  readonly fuels: ReadonlyMap<Fuel, FuelPrice>;
  /** VAT on electricity that is decided to change after today; absent where none is. */
  readonly vatChange?: VatChange | null;
  /** What a unit of electricity was at the caps before this one, with the VAT of today: by them a page says how far the cap has moved. */
  readonly earlier?: readonly EarlierUnit[];
}

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
