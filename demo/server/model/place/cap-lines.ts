// The price cap's quarters in the table, each with the VAT that its prices include.
import { type Row, readTable } from '../../data/read-table.ts';
import type { EarlierUnit, PriceCap } from './prices.ts';
import { vatOn, withVat } from './vat.ts';

/** A quarter at the VAT of its line. */
export type CapLine = PriceCap & Vat;

/** Per cent. */
export interface Vat {
  readonly electricityVat: number;
  readonly gasVat: number;
}

/** Including quarters of which only the unit price is known. */
const unitLines = readTable('price_cap_history.csv', (row) => ({
  from: row.date('from'),
  to: row.date('to'),
  unit: row.number('elec_unit_p'),
  vat: row.number('elec_vat_percent'),
}));

/** The latest quarter that has begun; the first one before that. */
export function capOn<Line extends PriceCap>(day: string, quarters: readonly Line[]): Line {
  return quarters.findLast(({ from }) => from <= day) ?? quarters[0]!;
}

/** The quarters with all prices, in the order of their lines. */
export function capLines(folder?: string): readonly CapLine[] {
  const columns = ['elec_unit_p', 'elec_standing_p_day', 'gas_unit_p', 'gas_standing_p_day'];
  const isWhole = (row: Row) => columns.every((column) => row.optionalNumber(column) !== null);
  const quarters = readTable(
    'price_cap_history.csv',
    (row) => (isWhole(row) ? [capLine(row)] : []),
    folder,
  ).flat();
  if (quarters.length === 0) throw new Error('price_cap_history.csv has no whole quarter');
  return quarters;
}

function capLine(row: Row): CapLine {
  return {
    from: row.date('from'),
    to: row.date('to'),
    electricityUnit: row.number('elec_unit_p'),
    electricityStanding: row.number('elec_standing_p_day'),
    gasUnit: row.number('gas_unit_p'),
    gasStanding: row.number('gas_standing_p_day'),
    source: row.text('source'),
    quality: row.text('quality'),
    ...vatOf(row),
  };
}

export function vatOf(row: Row): Vat {
  return { electricityVat: row.number('elec_vat_percent'), gasVat: row.number('gas_vat_percent') };
}

/** Converts a quarter's prices to the VAT of the day. */
export function onDay({ electricityVat, gasVat, ...cap }: CapLine, day: string): PriceCap {
  const electric = (price: number) => withVat(price, electricityVat, vatOn(day, 'electricity'));
  const gas = (price: number) => withVat(price, gasVat, vatOn(day, 'gas'));
  return {
    ...cap,
    electricityUnit: electric(cap.electricityUnit),
    electricityStanding: electric(cap.electricityStanding),
    gasUnit: gas(cap.gasUnit),
    gasStanding: gas(cap.gasStanding),
  };
}

/** The unit prices of electricity in earlier quarters, at the VAT of the day. */
export function unitsBefore({ from: first }: PriceCap, day: string): readonly EarlierUnit[] {
  const now = vatOn(day, 'electricity');
  return unitLines
    .filter(({ from }) => from < first)
    .map(({ vat, unit, ...period }) => ({ ...period, unit: withVat(unit, vat, now) }));
}
