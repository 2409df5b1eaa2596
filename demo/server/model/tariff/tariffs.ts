import { type Row, readTable } from '../../data/read-table.ts';
import { regionalPrice, TABLE_PRICES } from '../place/prices.ts';
import { conditionIds } from '../support/support.ts';
import { AGILE_IMPORT, byHalfHourOfDay, type HalfHourSeries, RECORDED_REGION } from './half-hours.ts';
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
  /** Price of each half hour of each month (12 × 48) as a factor on the region's rate at the price cap; else null. */
  readonly halfHourly: HalfHourSeries | null;
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

const suppliers: ReadonlyMap<number, string> = new Map(
  readTable('suppliers.csv', (row): [number, string] => [row.number('supplier_id'), row.text('name')]),
);

const recorded = regionalPrice(TABLE_PRICES, RECORDED_REGION).unit;
const AGILE_FACTORS: HalfHourSeries = AGILE_IMPORT.map((rate) => rate / recorded);

const all = readTable('tariffs.csv', tariffOf);

/** The tariffs of the tables, in the order of their lines. The model is handed tariffs, and never imports these. */
export const TABLE_TARIFFS: Tariffs = { all, standard: tariffWith(1), economy7: tariffWith(2), suppliers };

/** Are the rates less sure than read in a source? The result says so. */
export function isIndicative({ quality }: Tariff): boolean {
  return quality !== 'read';
}

/** One row of tariffs.csv. Throws what is wrong with it. */
export function tariffOf(row: Row): Tariff {
  const enabled = row.text('enabled_by_default') === 'yes';
  const asOf = capOrDate('from', row);
  const halfHourly = row.text('day_rate_p') === 'half-hourly' ? AGILE_FACTORS : null;
  if (enabled && asOf === null) row.refuse('a tariff without from can not be enabled');
  return {
    id: row.number('tariff_id'),
    supplierId: row.number('supplier_id'),
    supplierName: suppliers.get(row.number('supplier_id')) ?? row.refuse('no such supplier_id'),
    name: row.text('tariff_name'),
    dayRate: halfHourly
      ? meanOf(halfHourly) * TABLE_PRICES.cap.electricityUnit
      : price(row.text('day_rate_p'), row),
    halfHourly,
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
    ratesAsOf: asOf,
    ratesUntil: capOrDate('to', row),
    conditions: conditionIds(row, 'conditions'),
    quality: row.text('quality'),
    source: row.text('source'),
  };
}

/** A date, or 'cap': that of the price cap in force. */
function capOrDate(column: 'from' | 'to', row: Row): string | null {
  return row.optionalText(column) === 'cap' ? TABLE_PRICES.cap[column] : row.optionalDate(column);
}

function pricedWindows(column: string, row: Row): readonly PricedWindow[] {
  const windows = parseWindows(row.optionalText(column) ?? '');
  return windows.map(({ slots, price: written }) => ({ slots, rate: price(written, row) }));
}

/** '28.4', 'cap' or 'cap-10', p/kWh. */
function price(written: string, row: Row): number {
  const value = written.startsWith('cap')
    ? TABLE_PRICES.cap.electricityUnit + Number(written.slice('cap'.length))
    : Number(written);
  return Number.isNaN(value) ? row.refuse(`"${written}" is no rate like 28.4, cap or cap-10`) : value;
}

function claimOf(written: string, row: Row): Claim | 'any' {
  const claim = ['any' as const, ...CLAIMS].find((known) => known === written);
  return claim ?? row.refuse(`eligibility "${written}" is not known`);
}

function meanOf(values: HalfHourSeries): number {
  const day = byHalfHourOfDay(values);
  return day.reduce((total, value) => total + value, 0) / day.length;
}

function tariffWith(id: number): Tariff {
  const tariff = all.find((candidate) => candidate.id === id);
  if (!tariff) throw new Error(`tariffs.csv has no tariff_id ${id}`);
  return tariff;
}
