// The year before and after, a mile by fuel, as charged and at the peak, CO2 at the tailpipe.
import { chargedMile, chargingCost, fuelCost, quotedVehicles } from '../../../domain/ev-headline.ts';
import type { Result } from '../../../domain/result.ts';
import { shownDifference } from '../../../domain/shown-difference.ts';
import type { QuotedVehicle } from '../../../domain/vehicle.ts';
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

function yearBars(result: Result, words: Words): EvBars {
  const { today, electric } = quotedVehicles(result);
  const fuel = fuelCost(result);
  const charging = chargingCost(result);
  const bars: Bar[] = [];
  if (today && electric && fuel !== null && charging !== null) {
    const named = (vehicle: QuotedVehicle) => ({ vehicle: nameOf(vehicle) });
    bars.push(
      {
        name: words('ev.bars.year.fuel', named(today)),
        value: fuel,
        text: words.format.wholePounds(fuel),
        look: 'before',
        figure: 'ev-fuel',
      },
      {
        name: words('ev.bars.year.charging', named(electric)),
        value: charging,
        text: words.format.wholePounds(charging),
        figure: 'ev-charging',
      },
    );
  }
  return { id: 'year', caption: words('ev.bars.year'), bars };
}

function mileBars(result: Result, words: Words): EvBars {
  const { today, electric } = quotedVehicles(result);
  const { totalMiles } = result.request;
  const fuel = today && vehicleFigures(today, totalMiles).costPerMile;
  const { costPerMile: offPeak = null, costPerMileMax: peak = null } =
    electric === null ? {} : vehicleFigures(electric, totalMiles);
  const bars: Bar[] = [];
  const add = (name: string, value: number | null, look: NonNullable<Bar['look']>, figure?: string) => {
    if (value !== null) bars.push({ name, value, text: words.format.pencePerMile(value), look, figure });
  };
  const charged = chargedMile(result);
  if (today) add(fuelName(today, words), fuel, 'before');
  if (electric) {
    const vehicle = nameOf(electric);
    if (charged === null && peak !== null) add(words('ev.bars.mile.offPeak', { vehicle }), offPeak, 'after');
    else add(words('ev.bars.mile.charged', { vehicle }), charged ?? offPeak, 'after', 'ev-mile');
    add(words('ev.bars.mile.peak', { vehicle }), peak, 'third');
  }
  const dearest = today ? fuel : peak;
  const less =
    dearest === null || charged === null ? 0 : shownDifference(dearest, charged, dearest - charged, tenths);
  const caption =
    less > 0 ? words('ev.bars.mile.less', { pence: words.format.pencePerMile(less) }) : words('ev.bars.mile');
  return { id: 'mile', caption, bars };
}

function co2Bars(result: Result, words: Words): EvBars {
  const { today, electric } = quotedVehicles(result);
  const before = today && vehicleFigures(today, result.request.totalMiles).co2Tonnes;
  const bars: Bar[] = [];
  if (today && electric && before !== null) {
    bars.push(
      { name: fuelName(today, words), value: before, text: words.format.tonnes(before), look: 'before' },
      { name: nameOf(electric), value: 0, text: words('ev.bars.co2.none') },
    );
  }
  return { id: 'co2', caption: words('ev.bars.co2'), bars };
}

/** As pence a mile are shown. */
function tenths(pence: number): number {
  return Math.round(pence * 10) / 10;
}

function nameOf({ make, model }: QuotedVehicle): string {
  return `${make} ${model}`;
}

/** 'Ford Fiesta, petrol': told from an electric one of the same name. */
function fuelName(vehicle: QuotedVehicle, words: Words): string {
  const name = nameOf(vehicle);
  return vehicle.fuel
    ? words('ev.bars.mile.fuel', { vehicle: name, fuel: vehicle.fuel.toLowerCase() })
    : words('ev.bars.mile.fuelUnknown', { vehicle: name });
}
