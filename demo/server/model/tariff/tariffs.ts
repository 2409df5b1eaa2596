// Knows the tariffs we compare: their rates, who may have them, and how old and how sure the rates are.
import { type Row, readTable } from '../../data/read-table.ts';
import { PRICE_CAP } from '../place/prices.ts';
import { parseWindows } from './windows.ts';

/** What a home can have that a tariff asks for. */
export const CLAIMS = ['e7', 'ev', 'hp', 'hp-partner', 'solar', 'solar-battery'] as const;
export type Claim = (typeof CLAIMS)[number];

/** A price in some half hours. */
export interface PricedWindow {
  readonly slots: readonly number[];
  /** p/kWh */
  readonly rate: number;
}

/** A product. Rates are p/kWh as published for Great Britain; a region moves some of them (rates.ts). */
export interface Tariff {
  readonly id: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly name: string;
  readonly dayRate: number;
  readonly windows: readonly PricedWindow[];
  /** The car's kWh alone, whenever it charges. */
  readonly carRate: number | null;
  /** The heat pump's kWh alone, whenever it runs. */
  readonly pumpRate: number | null;
  readonly exportRate: number;
  readonly exportWindows: readonly PricedWindow[];
  /** Any one of these will do; 'any' asks for nothing. */
  readonly eligibility: readonly (Claim | 'any')[];
  readonly enabled: boolean;
  /** ISO date of the rates; null only while not enabled. */
  readonly ratesAsOf: string | null;
  /** 'read', or how the rates fall short of that. */
  readonly quality: string;
  readonly source: string;
}

/** Supplier names by id. */
export const SUPPLIERS: ReadonlyMap<number, string> = new Map(
  readTable('suppliers.csv', (row): [number, string] => [row.number('supplier_id'), row.text('name')]),
);

/** Every tariff of the file, enabled or not, in the order of its lines. */
export const TARIFFS: readonly Tariff[] = readTable('tariffs.csv', tariffOf);

/** The tariff of a home that never chose one: the price cap. */
export const DEFAULT_TARIFF = tariffWith(1);
/** The same on an Economy 7 meter. */
export const ECONOMY7_TARIFF = tariffWith(2);

/** Are the rates less sure than read in a source? The result says so. */
export function isIndicative({ quality }: Tariff): boolean {
  return quality !== 'read';
}

/** One row of tariffs.csv. Throws what is wrong with it. */
export function tariffOf(row: Row): Tariff {
  const enabled = row.text('enabled_by_default') === 'yes';
  const asOf = row.optionalText('rates_as_of');
  if (enabled && asOf === null) row.refuse('a tariff without rates_as_of can not be enabled');
  return {
    id: row.number('tariff_id'),
    supplierId: row.number('supplier_id'),
    supplierName: SUPPLIERS.get(row.number('supplier_id')) ?? row.refuse('no such supplier_id'),
    name: row.text('tariff_name'),
    dayRate: price(row.text('day_rate_p'), row),
    windows: pricedWindows('windows_p', row),
    carRate: row.optionalNumber('ev_rate_p'),
    pumpRate: row.optionalNumber('hp_rate_p'),
    exportRate: row.number('export_p'),
    exportWindows: pricedWindows('export_windows_p', row),
    eligibility: row
      .text('eligibility')
      .split(';')
      .map((claim) => claimOf(claim, row)),
    enabled,
    ratesAsOf: asOf === 'cap' ? PRICE_CAP.from : asOf,
    quality: row.text('quality'),
    source: row.text('source'),
  };
}

function pricedWindows(column: string, row: Row): readonly PricedWindow[] {
  const windows = parseWindows(row.optionalText(column) ?? '');
  return windows.map(({ slots, price: written }) => ({ slots, rate: price(written, row) }));
}

/** '28.4', 'cap' or 'cap-10', p/kWh. */
function price(written: string, row: Row): number {
  const value = written.startsWith('cap')
    ? PRICE_CAP.electricityUnit + Number(written.slice('cap'.length))
    : Number(written);
  return Number.isNaN(value) ? row.refuse(`"${written}" is no rate like 28.4, cap or cap-10`) : value;
}

function claimOf(written: string, row: Row): Claim | 'any' {
  const claim = ['any' as const, ...CLAIMS].find((known) => known === written);
  return claim ?? row.refuse(`eligibility "${written}" is not known`);
}

function tariffWith(id: number): Tariff {
  const tariff = TARIFFS.find((candidate) => candidate.id === id);
  if (!tariff) throw new Error(`tariffs.csv has no tariff_id ${id}`);
  return tariff;
}
