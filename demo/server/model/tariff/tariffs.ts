import type { HalfHourSeries } from './half-hours.ts';

/** What a home can have that a tariff asks for. */
export const CLAIMS = ['e7', 'ev', 'hp', 'hp-partner', 'solar', 'solar-battery'] as const;
export type Claim = (typeof CLAIMS)[number];

/** A price in some half hours. */
export interface PricedWindow {
  readonly slots: readonly number[];
  /** p/kWh */
  readonly rate: number;
}

/** What a product costs in one grid region, p/kWh. */
export interface RegionTariff {
  readonly dayRate: number;
  readonly windows: readonly PricedWindow[];
}

/** A product. Rates are p/kWh as published for Great Britain; a region moves some of them (rates.ts). */
export interface Tariff {
  readonly id: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly name: string;
  readonly dayRate: number;
  readonly windows: readonly PricedWindow[];
  /** Price of each half hour of each month (12 × 48) as a factor on the region's rate at the price cap; else null. */
  readonly halfHourly: HalfHourSeries | null;
  /** The car's kWh alone, whenever it charges. */
  readonly carRate: number | null;
  /** The heat pump's kWh alone, whenever it runs. */
  readonly pumpRate: number | null;
  /** Its rates by grid region where they are known; elsewhere those above, moved as the price cap moves. */
  readonly inRegion?: ReadonlyMap<string, RegionTariff>;
  /** Its own standing charge, p/day by grid region; the price cap's stands in wherever none is known. */
  readonly standing?: ReadonlyMap<string, number>;
  readonly exportRate: number;
  readonly exportWindows: readonly PricedWindow[];
  /** Any one of these will do; 'any' asks for nothing. */
  readonly eligibility: readonly (Claim | 'any')[];
  readonly enabled: boolean;
  /** ISO date of the rates; null only while not enabled. */
  readonly ratesAsOf: string | null;
  /** ISO date: the last day that the rates are taken to hold; null where there is no date at all. */
  readonly ratesUntil: string | null;
  /** Ids of what the product asks for (conditions.csv). */
  readonly conditions: readonly string[];
  /** 'read', or how the rates fall short of that. */
  readonly quality: string;
  readonly source: string;
}

/** The tariffs there are, as a quote is given them. */
export interface Tariffs {
  /** Enabled or not, in any order, each with an id of its own; `standard` and `economy7` are among them. */
  readonly all: readonly Tariff[];
  /** Of a home that never chose one: the price cap. */
  readonly standard: Tariff;
  /** The same on an Economy 7 meter. */
  readonly economy7: Tariff;
  /** Names by id. */
  readonly suppliers: ReadonlyMap<number, string>;
}

/** Are the rates less sure than read in a source? The result says so. */
export function isIndicative({ quality }: Tariff): boolean {
  return quality !== 'read';
}
