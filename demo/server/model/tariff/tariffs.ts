import type { HalfHourSeries } from './recorded-half-hours.ts';

/** Properties of a home that a tariff may require. */
export const CLAIMS = ['e7', 'ev', 'hp', 'hp-partner', 'solar', 'solar-battery'] as const;
export type Claim = (typeof CLAIMS)[number];

/** A price in some half hours. */
export interface PricedWindow {
  readonly slots: readonly number[];
  /** p/kWh */
  readonly rate: number;
}

/** A tariff's rates in one grid region, in p/kWh. */
export interface RegionTariff {
  readonly dayRate: number;
  readonly windows: readonly PricedWindow[];
}

/** Rates are in p/kWh for Great Britain; some of them differ by region (rates.ts). */
export interface Tariff {
  readonly id: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly name: string;
  readonly dayRate: number;
  readonly windows: readonly PricedWindow[];
  /** Prices in each half hour of each month (12 × 48), as factors on the region's price cap; null on other tariffs. */
  readonly halfHourly: HalfHourSeries | null;
  /** The rate for the car alone at any hour; null without one. */
  readonly carRate: number | null;
  /** The rate for the heat pump alone at any hour; null without one. */
  readonly pumpRate: number | null;
  /** Rates by grid region, if they are known. Otherwise the rates above are used with the price cap's regional difference. */
  readonly inRegion?: ReadonlyMap<string, RegionTariff>;
  /** Standing charges in p/day by grid region. If one is not known, the price cap's is used. */
  readonly standing?: ReadonlyMap<string, number>;
  readonly exportRate: number;
  readonly exportWindows: readonly PricedWindow[];
  /** A home needs one of these claims; 'any' needs none. */
  readonly eligibility: readonly (Claim | 'any')[];
  readonly enabled: boolean;
  /** ISO date of the rates; null only while not enabled. */
  readonly ratesAsOf: string | null;
  /** ISO date of the last day for which we use the rates; null without any date. */
  readonly ratesUntil: string | null;
  /** Ids of conditions.csv. */
  readonly conditions: readonly string[];
  /** 'read' if the rates are from a source; otherwise why they are less certain. */
  readonly quality: string;
  readonly source: string;
}

export interface Tariffs {
  /** All tariffs, enabled or not, in any order, with unique ids, including `standard` and `economy7`. */
  readonly all: readonly Tariff[];
  /** The price cap, which a home pays that never chose a tariff. */
  readonly standard: Tariff;
  /** The price cap on an Economy 7 meter. */
  readonly economy7: Tariff;
  /** Names by id. */
  readonly suppliers: ReadonlyMap<number, string>;
}

/** True if the rates are less certain than read in a source, which the result shows. */
export function isIndicative({ quality }: Tariff): boolean {
  return quality !== 'read';
}
