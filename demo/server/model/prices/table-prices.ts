// The tables' prices on a day. The model gets prices as an argument and never imports this file.
import { type Row, readTable } from '../../data/read-table.ts';
import {
  type EarlierUnit,
  FUELS,
  type Fuel,
  type FuelPrice,
  type PriceCap,
  type Prices,
  type RegionalPrice,
} from './energy-prices.ts';
import { nextVat, vatOn, withVat } from './vat.ts';

/** A region in a quarter. */
interface RegionLine extends Vat {
  readonly gspGroup: string;
  readonly from: string;
  readonly unit: number;
  readonly standing: number;
  readonly gasUnit: number | null;
  readonly gasStanding: number | null;
  readonly quality: string | null;
  readonly source: string | null;
}

const lines = capLines();
const regionLines = readTable('regional_prices.csv', regionLine);
const fuelLines = readTable('fuel_prices.csv', (row): [Fuel, FuelPrice] => [
  FUELS.find((fuel) => fuel === row.text('fuel')) ?? row.refuse('fuel must be petrol, diesel or heating oil'),
  {
    value: row.number('price_p'),
    unit: row.text('unit'),
    date: row.date('from'),
    to: row.optionalDate('to'),
    source: row.text('source'),
    quality: row.text('quality'),
  },
]);

let known: { readonly day: string; readonly prices: Prices } | null = null;

/** Energy prices on an ISO date, with that day's VAT. They are calculated once a day. */
export function pricesOn(day: string): Prices {
  if (known?.day !== day) known = { day, prices: worked(day) };
  return known.prices;
}

function worked(day: string): Prices {
  const line = capOn(day, lines);
  const cap = onDay(line, day);
  const begun = [
    ...fuelLines.filter(([, { date }]) => date > day).toReversed(),
    ...fuelLines.filter(([, { date }]) => date <= day),
  ];
  return {
    cap,
    regions: new Map(groups().map((group) => [group, regional(group, line, cap, day)])),
    average: { unitOffset: 0, unit: cap.electricityUnit, standing: cap.electricityStanding },
    // The latest price that has begun; the first one before that.
    fuels: new Map(begun),
    vatChange: nextVat(day),
    earlier: unitsBefore(line, day),
  };
}

function regionLine(row: Row): RegionLine {
  return {
    gspGroup: row.text('gsp_group'),
    from: row.date('from'),
    unit: row.number('elec_unit_p'),
    standing: row.number('elec_standing_p_day'),
    gasUnit: row.optionalNumber('gas_unit_p'),
    gasStanding: row.optionalNumber('gas_standing_p_day'),
    quality: row.optionalText('quality'),
    source: row.optionalText('source'),
    ...vatOf(row),
  };
}

const groups = () => [...new Set(regionLines.map(({ gspGroup }) => gspGroup))];

/** The region's price in the cap's quarter. If it is not known yet, the difference to the cap in an earlier quarter is used. */
function regional(gspGroup: string, line: CapLine, cap: PriceCap, day: string): RegionalPrice {
  const own = regionLines.filter((one) => one.gspGroup === gspGroup);
  const region = own.findLast(({ from }) => from <= line.from) ?? own[0]!;
  const isOlder = region.from !== line.from;
  const then = onDay(isOlder ? capOn(region.from, lines) : line, day);
  const adds = (price: number, fuel: 'electricity' | 'gas', average: number) =>
    withVat(price, fuel === 'gas' ? region.gasVat : region.electricityVat, vatOn(day, fuel)) - average;
  const unitOffset = adds(region.unit, 'electricity', then.electricityUnit);
  const { gasUnit, gasStanding } = region;
  return {
    gspGroup,
    unitOffset,
    unit: cap.electricityUnit + unitOffset,
    standing: cap.electricityStanding + adds(region.standing, 'electricity', then.electricityStanding),
    ...(gasUnit !== null &&
      gasStanding !== null && {
        gas: {
          unit: cap.gasUnit + adds(gasUnit, 'gas', then.gasUnit),
          standing: cap.gasStanding + adds(gasStanding, 'gas', then.gasStanding),
        },
      }),
    ...(region.quality && { quality: isOlder ? 'estimated' : region.quality }),
    ...(region.source && { source: region.source }),
  };
}

// The price cap's quarters in the table, each with the VAT that its prices include.

/** A quarter at the VAT of its line. */
type CapLine = PriceCap & Vat;

/** Per cent. */
interface Vat {
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

function vatOf(row: Row): Vat {
  return { electricityVat: row.number('elec_vat_percent'), gasVat: row.number('gas_vat_percent') };
}

/** Converts a quarter's prices to the VAT of the day. */
function onDay({ electricityVat, gasVat, ...cap }: CapLine, day: string): PriceCap {
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
function unitsBefore({ from: first }: PriceCap, day: string): readonly EarlierUnit[] {
  const now = vatOn(day, 'electricity');
  return unitLines
    .filter(({ from }) => from < first)
    .map(({ vat, unit, ...period }) => ({ ...period, unit: withVat(unit, vat, now) }));
}
