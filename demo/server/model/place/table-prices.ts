// The tables' prices on a day. The model gets prices as an argument and never imports this file.
import { type Row, readTable } from '../../data/read-table.ts';
import { type CapLine, capLines, capOn, onDay, unitsBefore, type Vat, vatOf } from './cap-lines.ts';
import {
  FUELS,
  type Fuel,
  type FuelPrice,
  type PriceCap,
  type Prices,
  type RegionalPrice,
} from './prices.ts';
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
