// Energy prices: the current price cap, its regional prices, oil, LPG and road fuels.
import type { VatChange } from './vat.ts';

/** Ofgem's price cap for a quarter (Great Britain average, direct debit) in p/kWh and p/day, at the VAT of the day. */
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

/** Electricity at the price cap in one region, in p/kWh and p/day. */
export interface RegionalPrice {
  /** The grid supply point group, by which tariffs may have their own rates and standing charges. */
  readonly gspGroup?: string;
  /** p/kWh that the region adds to any day rate; negative if it is cheaper. */
  readonly unitOffset: number;
  readonly unit: number;
  readonly standing: number;
  /** Gas at the price cap; if absent, the average of Great Britain is used. */
  readonly gas?: { readonly unit: number; readonly standing: number };
  /** Present if the figures are less reliable than the cap's, or from another source. */
  readonly quality?: string;
  readonly source?: string;
}

/** A fuel's price, in pence per `unit`. */
export interface FuelPrice {
  readonly value: number;
  readonly unit: string;
  /** ISO date. */
  readonly date: string;
  /** The last day for which we use the price. */
  readonly to: string | null;
  readonly source: string;
  readonly quality: string;
}

export const FUELS = ['petrol', 'diesel', 'heating oil'] as const;
export type Fuel = (typeof FUELS)[number];

/** p/kWh; ISO dates, both days included. */
export interface EarlierUnit extends Pick<PriceCap, 'from' | 'to'> {
  readonly unit: number;
}

/** All energy prices of a quote. */
export interface Prices {
  readonly cap: PriceCap;
  /** By grid supply point group, '_A' to '_P'. */
  readonly regions: ReadonlyMap<string, RegionalPrice>;
  /** The average of Great Britain, for places without such a group. */
  readonly average: RegionalPrice;
  readonly fuels: ReadonlyMap<Fuel, FuelPrice>;
  /** A decided future change of VAT on electricity, if there is one. */
  readonly vatChange?: VatChange | null;
  /** Unit prices of earlier caps, at today's VAT, to show how far the cap has changed. */
  readonly earlier?: readonly EarlierUnit[];
}

/** Returns the average outside Great Britain, where the group is null. */
export function regionalPrice({ regions, average }: Prices, gspGroup: string | null): RegionalPrice {
  if (gspGroup === null) return average;
  const price = regions.get(gspGroup);
  if (!price) throw new Error(`There is no price of electricity for the grid region ${gspGroup}.`);
  return price;
}

/** Throws if there is no price for this fuel. */
export function fuelPrice({ fuels }: Pick<Prices, 'fuels'>, fuel: Fuel): FuelPrice {
  const price = fuels.get(fuel);
  if (!price) throw new Error(`There is no price of ${fuel}.`);
  return price;
}
