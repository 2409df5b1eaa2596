// Prices from live services, as plain JSON. They replace prices of the tables, and are stored with the quotes that use them.
import type { Fuel, FuelPrice, Prices } from '../model/prices/energy-prices.ts';
import type { PricedWindow, RegionTariff, Tariff, Tariffs } from '../model/tariff/tariffs.ts';

/** The supplier's own rates of a tariff in the table: p/kWh and p/day, with the VAT of the day. */
export interface LiveTariff {
  /** The table's id of the tariff. */
  readonly id: number;
  /** The supplier's name of the product; null if it is not on sale. */
  readonly code: string | null;
  /** ISO date of the rates. */
  readonly asOf: string;
  /** The mean of the regions. */
  readonly dayRate: number;
  readonly windows: readonly PricedWindow[];
  /** By grid region; without regions that have no usable rate. */
  readonly regions: Readonly<Record<string, RegionTariff & { readonly standing: number }>>;
}

/** Prices of live services for a quote; empty if only the tables count. */
export interface LiveRates {
  readonly tariffs: readonly LiveTariff[];
  readonly fuels: Partial<Readonly<Record<Fuel, FuelPrice>>>;
  /** The home's grid region; absent if only the table's region is known. */
  readonly gspGroup?: string;
}

/** Reduces the rates to those of the home's region, which its quote stores. @param usual the table's grid region */
export function ratesIn({ tariffs, ...rest }: LiveRates, usual: string | null): LiveRates {
  const gspGroup = rest.gspGroup ?? usual;
  const own = ({ regions }: LiveTariff) =>
    Object.fromEntries(Object.entries(regions).filter(([group]) => group === gspGroup));
  return { ...rest, tariffs: tariffs.map((one) => ({ ...one, regions: own(one) })) };
}

/** Replaces rows of the table by live tariffs, with the date of their rates. */
export function withTariffs(table: Tariffs, live: readonly LiveTariff[]): Tariffs {
  const byId = new Map(live.map((one) => [one.id, one]));
  return { ...table, all: table.all.map((row) => merged(row, byId.get(row.id))) };
}

function merged(row: Tariff, live: LiveTariff | undefined): Tariff {
  if (!live) return row;
  if (live.code === null) return { ...row, enabled: false };
  const regions = Object.entries(live.regions);
  return {
    ...row,
    dayRate: live.dayRate,
    windows: live.windows,
    inRegion: new Map(regions),
    standing: new Map(regions.map(([group, { standing }]) => [group, standing])),
    ratesAsOf: live.asOf,
    ratesUntil: null,
    quality: 'read',
    source: `Octopus Energy's public API, product ${live.code}, read on ${live.asOf}`,
  };
}

export function withFuels(prices: Prices, fuels: LiveRates['fuels']): Prices {
  const own = Object.entries(fuels) as [Fuel, FuelPrice][];
  return own.length === 0 ? prices : { ...prices, fuels: new Map([...prices.fuels, ...own]) };
}
