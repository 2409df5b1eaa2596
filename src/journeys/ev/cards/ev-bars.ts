// The year before and after, a mile by fuel, as charged and at the peak, CO2 from the exhaust and from making the electricity.
import { chargedMile, chargingCost, fuelCost, gridCo2, quotedVehicles } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import { shownDifference } from '../../../domain/shown-difference.ts';
import { type QuotedVehicle, vehicleName } from '../../../domain/vehicle.ts';
import { vehicleFigures } from '../../../domain/vehicle-figures.ts';
import type { Bar } from '../../../ui/bar-compare/bar-compare.tsx';
import type { Words } from '../../../words/words.ts';

export interface EvBars {
  readonly id: 'year' | 'mile' | 'co2';
  /** The takeaway. */
  readonly caption: string;
  readonly bars: readonly Bar[];
}

/** Only what has two bars to compare. */
export function evBars(result: Result, words: Words): readonly EvBars[] {
  return [yearBars(result, words), mileBars(result, words), co2Bars(result, words)].filter(
    ({ bars }) => bars.length > 1,
  );
}

/** None where its value is not known. */
function barOf(
  name: string,
  value: number | null,
  text: (value: number) => string,
  look: NonNullable<Bar['look']>,
  figure?: string,
): readonly Bar[] {
  return value === null ? [] : [{ name, value, text: text(value), look, figure }];
}

function yearBars(result: Result, words: Words): EvBars {
  const { today, electric } = quotedVehicles(result);
  const { wholePounds } = words.format;
  const bar = (says: 'fuel' | 'charging', vehicle: QuotedVehicle | null, cost: number | null) =>
    vehicle
      ? barOf(
          words(`ev.bars.year.${says}`, { vehicle: vehicleName(vehicle) }),
          cost,
          wholePounds,
          says === 'fuel' ? 'before' : 'after',
          `ev-${says}`,
        )
      : [];
  return {
    id: 'year',
    caption: words('ev.bars.year'),
    bars: [...bar('fuel', today, fuelCost(result)), ...bar('charging', electric, chargingCost(result))],
  };
}

function mileBars(result: Result, words: Words): EvBars {
  const { today, electric } = quotedVehicles(result);
  const { totalMiles } = result.request;
  const { pence } = words.format;
  const fuel = today && vehicleFigures(today, totalMiles).costPerMile;
  const { costPerMile: offPeak = null, costPerMileMax: peak = null } =
    electric === null ? {} : vehicleFigures(electric, totalMiles);
  const charged = chargedMile(result);
  const vehicle = electric ? vehicleName(electric) : '';
  const bars = [
    ...(today ? barOf(fuelName(today, words), fuel, pence, 'before') : []),
    ...(charged === null && peak !== null
      ? barOf(words('ev.bars.mile.offPeak', { vehicle }), offPeak, pence, 'after')
      : barOf(words('ev.bars.mile.charged', { vehicle }), charged ?? offPeak, pence, 'after', 'ev-mile')),
    ...barOf(words('ev.bars.mile.peak', { vehicle }), peak, pence, 'third'),
  ];
  const dearest = today ? fuel : peak;
  const less =
    dearest === null || charged === null ? 0 : shownDifference(dearest, charged, dearest - charged, tenths);
  const caption = less > 0 ? words('ev.bars.mile.less', { pence: pence(less) }) : words('ev.bars.mile');
  return { id: 'mile', caption, bars };
}

function co2Bars(result: Result, words: Words): EvBars {
  const { today, electric } = quotedVehicles(result);
  const before = today && vehicleFigures(today, result.request.totalMiles).co2Tonnes;
  const grid = gridCo2(result);
  const { tonnes } = words.format;
  const bars: Bar[] = [];
  if (today && electric && before !== null) {
    const vehicle = vehicleName(electric);
    bars.push(
      ...barOf(fuelName(today, words), before, tonnes, 'before'),
      ...(grid === null
        ? barOf(vehicle, 0, () => words('ev.row.noCo2'), 'after')
        : barOf(words('ev.bars.co2.grid', { vehicle }), grid, tonnes, 'after')),
    );
  }
  return { id: 'co2', caption: words('ev.bars.co2'), bars };
}

/** As pence a mile are shown. */
function tenths(pence: number): number {
  return Math.round(pence * 10) / 10;
}

/** 'Ford Fiesta, petrol': told from an electric one of the same name. */
function fuelName(vehicle: QuotedVehicle, words: Words): string {
  const name = vehicleName(vehicle);
  return vehicle.fuel
    ? words('ev.bars.mile.fuel', { vehicle: name, fuel: vehicle.fuel.toLowerCase() })
    : words('ev.bars.mile.fuelUnknown', { vehicle: name });
}
