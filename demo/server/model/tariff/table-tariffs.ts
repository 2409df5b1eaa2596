// The tariffs of the tables on a day.
import { type Row, readTable } from '../../data/read-table.ts';
import { SLOTS } from '../calendar.ts';
import { type Prices, regionalPrice } from '../prices/energy-prices.ts';
import { pricesOn } from '../prices/table-prices.ts';
import { vatOn, withVat } from '../prices/vat.ts';
import { conditionIds } from '../support/support.ts';
import {
  AGILE_IMPORT,
  byHalfHourOfDay,
  type HalfHourSeries,
  RECORDED_REGION,
} from './recorded-half-hours.ts';
import { CLAIMS, type Claim, type PricedWindow, type Tariff, type Tariffs } from './tariffs.ts';

/** Names by id. */
export const SUPPLIERS: ReadonlyMap<number, string> = new Map(
  readTable('suppliers.csv', (row): [number, string] => [row.number('supplier_id'), row.text('name')]),
);

const lines = readTable('tariffs.csv', (row) => row);

let known: { readonly day: string; readonly tariffs: Tariffs } | null = null;

/** The tariffs on an ISO date, in the order of their lines. The model gets tariffs as an argument and never imports this file. */
export function tariffsOn(day: string): Tariffs {
  if (known?.day !== day) known = { day, tariffs: worked(day) };
  return known.tariffs;
}

function worked(day: string): Tariffs {
  const given = { day, prices: pricesOn(day) };
  const all = lines.map((row) => tariffOf(row, given));
  return { all, standard: tariffWith(all, 1), economy7: tariffWith(all, 2), suppliers: SUPPLIERS };
}

interface Given {
  readonly day: string;
  readonly prices: Prices;
}

/** Reads a row of tariffs.csv; throws if it is invalid. */
export function tariffOf(row: Row, given: Given): Tariff {
  const enabled = row.text('enabled_by_default') === 'yes';
  const asOf = capOrDate('from', row, given);
  const halfHourly = row.text('day_rate_p') === 'half-hourly' ? agileFactors(given) : null;
  const standing = standingBy(row, given);
  if (enabled && asOf === null) row.refuse('a tariff without a date in "from" cannot be enabled');
  return {
    id: row.number('tariff_id'),
    supplierId: row.number('supplier_id'),
    supplierName: SUPPLIERS.get(row.number('supplier_id')) ?? row.refuse('no such supplier_id'),
    name: row.text('tariff_name'),
    dayRate: halfHourly
      ? meanOf(halfHourly) * given.prices.cap.electricityUnit
      : price(row.text('day_rate_p'), row, given),
    halfHourly,
    windows: pricedWindows('windows_p', (written) => price(written, row, given), row),
    carRate: optionalPrice('ev_rate_p', row, given),
    pumpRate: optionalPrice('hp_rate_p', row, given),
    ...(standing.size > 0 && { standing }),
    exportRate: row.number('export_p'),
    exportWindows: pricedWindows('export_windows_p', Number, row),
    eligibility: row
      .text('eligibility')
      .split(';')
      .map((claim) => claimOf(claim, row)),
    enabled,
    ratesAsOf: asOf,
    ratesUntil: capOrDate('to', row, given),
    conditions: conditionIds(row, 'conditions'),
    quality: row.text('quality'),
    source: row.text('source'),
  };
}

/** Agile's recorded half hours relative to the price cap in the recorded region. AGILE_IMPORT includes VAT of 5%. */
function agileFactors({ day, prices }: Given): HalfHourSeries {
  const recorded = regionalPrice(prices, RECORDED_REGION).unit;
  return AGILE_IMPORT.map((rate) => withVat(rate, 5, vatOn(day, 'electricity')) / recorded);
}

/** Reads a date, or 'cap' for the date of the price cap in force. */
function capOrDate(column: 'from' | 'to', row: Row, { prices }: Given): string | null {
  return row.optionalText(column) === 'cap' ? prices.cap[column] : row.optionalDate(column);
}

/** @param priceOf reads a price; import prices get the VAT of the day, and export prices have none */
function pricedWindows(
  column: string,
  priceOf: (written: string) => number,
  row: Row,
): readonly PricedWindow[] {
  const windows = parseWindows(row.optionalText(column) ?? '');
  return windows.map(({ slots, price: written }) => ({
    slots,
    rate: numberIn(written, priceOf(written), row),
  }));
}

/** Reads '28.4', 'cap' or 'cap-10' as p/kWh with the VAT of the day. */
function price(written: string, row: Row, given: Given): number {
  if (!written.startsWith('cap')) return taxed(numberIn(written, Number(written), row), row, given);
  return numberIn(written, given.prices.cap.electricityUnit + Number(written.slice('cap'.length)), row);
}

function numberIn(written: string, value: number, row: Row): number {
  return Number.isNaN(value) ? row.refuse(`"${written}" is not a rate like 28.4, cap or cap-10`) : value;
}

/** Converts a price from the row's VAT to that of the day. */
function taxed(value: number, row: Row, { day }: Given): number {
  return withVat(value, row.number('vat_percent'), vatOn(day, 'electricity'));
}

function optionalPrice(column: string, row: Row, given: Given): number | null {
  const written = row.optionalNumber(column);
  return written === null ? null : taxed(written, row, given);
}

/** Reads '_C=41.39;_H=49.41' as p/day by region. */
function standingBy(row: Row, given: Given): ReadonlyMap<string, number> {
  const written = (row.optionalText('standing_p_day') ?? '').split(';').filter(Boolean);
  return new Map(
    written.map((one): [string, number] => {
      const [, group, value] = /^(_[A-P])=(\d+(?:\.\d+)?)$/.exec(one) ?? [];
      return group
        ? [group, taxed(Number(value), row, given)]
        : row.refuse(`"${one}" is not a standing charge like _C=41.39`);
    }),
  );
}

function claimOf(written: string, row: Row): Claim | 'any' {
  const claim = ['any' as const, ...CLAIMS].find((known) => known === written);
  return claim ?? row.refuse(`eligibility "${written}" is not known`);
}

function meanOf(values: HalfHourSeries): number {
  const day = byHalfHourOfDay(values);
  return day.reduce((total, value) => total + value, 0) / day.length;
}

function tariffWith(all: readonly Tariff[], id: number): Tariff {
  const tariff = all.find((candidate) => candidate.id === id);
  if (!tariff) throw new Error(`tariffs.csv has no tariff_id ${id}`);
  return tariff;
}

// Reads a tariff's hours, which are written as '23:30-05:30=8.0', as half hours of a day.

/** Some half hours of the day at one price. */
interface Window {
  /** In order, possibly past midnight. */
  readonly slots: readonly number[];
  /** The text in the file. */
  readonly price: string;
}

const WINDOW = /^(\d\d):(00|30)-(\d\d):(00|30)=(\S+)$/;

/** Reads windows separated by ';'. Throws if a time is not on a half hour. */
export function parseWindows(written: string): readonly Window[] {
  return written.split(';').filter(Boolean).map(parseWindow);
}

function parseWindow(written: string): Window {
  const [, fromHour, fromMinute, toHour, toMinute, price] = WINDOW.exec(written) ?? [];
  const from = slotAt(fromHour, fromMinute);
  const to = slotAt(toHour, toMinute);
  if (price === undefined || from >= SLOTS || to > SLOTS || from === to)
    throw new Error(`"${written}" is not a window like 23:30-05:30=8.0`);
  // SLOTS is added so that a window past midnight has a positive length.
  const length = (to - from + SLOTS) % SLOTS || SLOTS;
  return { slots: Array.from({ length }, (_, step) => (from + step) % SLOTS), price };
}

function slotAt(hour = '', minute = ''): number {
  return Number(hour) * 2 + Number(minute) / 30;
}
