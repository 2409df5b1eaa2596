// Bars: the year before and after, for the headline; a mile by fuel, as charged and at the peak; CO2 of the exhaust and of making the electricity.
import {
  chargedMile,
  chargingCost,
  fuelCost,
  gridCo2,
  quotedVehicles,
  vehicleFigures,
} from '../../domain/ev-figures.ts';
import type { Result } from '../../domain/result.ts';
import { shownDifference } from '../../domain/shown-figures.ts';
import { type QuotedVehicle, vehicleName } from '../../domain/vehicle.ts';
import type { Bar, BarCompareProps } from '../../ui/bars/bars.tsx';
import type { Words } from '../../words/words.ts';

interface EvBars {
  readonly id: 'mile' | 'co2';
  /** The chart's conclusion in a sentence. */
  readonly caption: string;
  readonly bars: readonly Bar[];
}

type BarOf = readonly [name: string, value: number | null, look: NonNullable<Bar['look']>, figure?: string];

/** Only comparisons that have two bars. */
export function evBars(result: Result, words: Words): readonly EvBars[] {
  const { today, electric } = quotedVehicles(result);
  if (!electric) return [];
  const { pence, tonnes } = words.format;
  const { totalMiles } = result.request;
  const before = today && vehicleFigures(today, totalMiles);
  const fuel = before?.costPerMile ?? null;
  const { costPerMile: offPeak, costPerMileMax: peak } = vehicleFigures(electric, totalMiles);
  const [charged, grid] = [chargedMile(result), gridCo2(result)];
  const vehicle = vehicleName(electric);
  const burning = today ? fuelName(today, words) : '';
  const mile: readonly BarOf[] = [
    [burning, fuel, 'before'],
    charged === null && peak !== null
      ? [words('ev.bars.mile.offPeak', { vehicle }), offPeak, 'after']
      : [words('ev.bars.mile.charged', { vehicle }), charged ?? offPeak, 'after', 'ev-mile'],
    [words('ev.bars.mile.peak', { vehicle }), peak, 'third'],
  ];
  return [
    group(
      'mile',
      today ? mileCaption('less', fuel, charged, words) : mileCaption('lessPeak', peak, charged, words),
      pence,
      mile,
    ),
    group('co2', words('ev.bars.co2'), (weight) => (weight ? tonnes(weight) : words('ev.row.noCo2')), [
      [burning, before?.co2Tonnes ?? null, 'before'],
      [grid === null ? vehicle : words('ev.bars.co2.grid', { vehicle }), grid ?? 0, 'after'],
    ]),
  ].filter(({ bars }) => bars.length > 1);
}

/** A year of fuel and a year of charging; undefined if either is unknown. */
export function yearBars(result: Result, words: Words): BarCompareProps | undefined {
  const { today, electric } = quotedVehicles(result);
  if (!today || !electric) return;
  const bars = barsOf(
    [
      [words('ev.bars.year.fuel', { vehicle: vehicleName(today) }), fuelCost(result), 'before', 'ev-fuel'],
      [
        words('ev.bars.year.charging', { vehicle: vehicleName(electric) }),
        chargingCost(result),
        'after',
        'ev-charging',
      ],
    ],
    words.format.wholePounds,
  );
  return bars.length > 1 ? { bars } : undefined;
}

function group(
  id: EvBars['id'],
  caption: string,
  text: (value: number) => string,
  bars: readonly BarOf[],
): EvBars {
  return { id, caption, bars: barsOf(bars, text) };
}

/** A bar for each known value. */
function barsOf(bars: readonly BarOf[], text: (value: number) => string): readonly Bar[] {
  return bars.flatMap(([name, value, look, figure]) =>
    value === null ? [] : [{ name, value, text: text(value), look, figure }],
  );
}

/** The difference in price of a mile, from the figures as shown. */
function mileCaption(
  than: 'less' | 'lessPeak',
  dearest: number | null,
  charged: number | null,
  words: Words,
): string {
  const less =
    dearest === null || charged === null ? 0 : shownDifference(dearest, charged, dearest - charged, tenths);
  return less > 0
    ? words(`ev.bars.mile.${than}`, { pence: words.format.pence(less) })
    : words('ev.bars.mile');
}

/** Rounded as pence a mile are shown. */
function tenths(pence: number): number {
  return Math.round(pence * 10) / 10;
}

/** 'Ford Fiesta, petrol', to distinguish it from an electric car of the same name. */
function fuelName(vehicle: QuotedVehicle, words: Words): string {
  const name = vehicleName(vehicle);
  return vehicle.fuel
    ? words('ev.bars.mile.fuel', { vehicle: name, fuel: vehicle.fuel.toLowerCase() })
    : words('ev.bars.mile.fuelUnknown', { vehicle: name });
}
