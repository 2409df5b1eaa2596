// Prices from live services, as plain JSON. They replace those of the tables, and are stored with the quotes that use them.
import type { Fuel, FuelPrice, Prices } from '../model/place/prices.ts';
import type { PricedWindow, RegionTariff, Tariff, Tariffs } from '../model/tariff/tariffs.ts';

/** A tariff of the table as its supplier tells it. p/kWh and p/day, with the VAT of the day. */
export interface LiveTariff {
  /** The table's. */
  readonly id: number;
  /** The supplier's own name of the product; null where it is no longer sold. */
  readonly code: string | null;
  /** ISO date of the rates. */
  readonly asOf: string;
  /** The mean of the regions. */
  readonly dayRate: number;
  readonly windows: readonly PricedWindow[];
  /** By grid region; those without a usable rate are not there. */
  readonly regions: Readonly<Record<string, RegionTariff & { readonly standing: number }>>;
}

/** All that a quote rests on; empty where the tables alone count. */
export interface LiveRates {
  readonly tariffs: readonly LiveTariff[];
  readonly fuels: Partial<Readonly<Record<Fuel, FuelPrice>>>;
  /** The grid region of the home; absent where the table's has to do. */
  readonly gspGroup?: string;
}

/** Of one region: what a quote there keeps. */
export function ratesIn({ tariffs, ...rest }: LiveRates, usual: string | null): LiveRates {
  const gspGroup = rest.gspGroup ?? usual;
  const own = ({ regions }: LiveTariff) =>
    Object.fromEntries(Object.entries(regions).filter(([group]) => group === gspGroup));
  return { ...rest, tariffs: tariffs.map((one) => ({ ...one, regions: own(one) })) };
}

/** The table with what was read in the place of its rows; rates of an earlier day keep that day's date. */
export function withTariffs(table: Tariffs, live: readonly LiveTariff[]): Tariffs {
  const told = new Map(live.map((one) => [one.id, one]));
  return { ...table, all: table.all.map((row) => merged(row, told.get(row.id))) };
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
  const told = Object.entries(fuels) as [Fuel, FuelPrice][];
  return told.length === 0 ? prices : { ...prices, fuels: new Map([...prices.fuels, ...told]) };
}
