import type { Clock, ClockTask, MeanDay } from '../../../../src/domain/extras/clock.ts';
import { SLOTS } from '../months.ts';
import type { Rates } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { yearOfStanding } from '../what-if/flow.ts';
import { windowsOf } from './windows-of.ts';

/** A load, kWh a year by half hour of the day (48) or of each month's days (12 × 48), at its prices. */
export interface PricedLoad {
  readonly load: Float64Array;
  /** p/kWh by half hour, over and over. */
  readonly prices: Float64Array;
}

/** A year of a home on a tariff, as its quote was run. Loads in kWh a year. */
interface YearRun {
  readonly tariff: Tariff;
  readonly rates: Rates;
  /** All that is bought, each part at what it is charged. */
  readonly bought: readonly PricedLoad[];
  /** What a tariff pays for; null where the home makes nothing. */
  readonly sold: Float64Array | null;
  readonly household: Float64Array;
  readonly heating?: Float64Array | null;
  readonly hotWater?: Float64Array | null;
  readonly car?: Float64Array | null;
  readonly made?: Float64Array | null;
  readonly stored?: Float64Array | null;
  readonly drawn?: Float64Array | null;
  readonly tasks: readonly ClockTask[];
}

/** The tariff's day and the home's mean day on it: days of the mean day make the year, and its prices the bill. */
export function clockOf(run: YearRun): Clock {
  const { tariff, rates, sold } = run;
  const bought = foldAll(run.bought.map(({ load }) => load));
  return {
    tariffId: tariff.id,
    standing: yearOfStanding(rates.standing),
    // A home that makes nothing sells nothing.
    windows: windowsOf(rates).map((window) => (sold ? window : { ...window, sold: null })),
    bought: meanPrices(run.bought, bought, rates),
    sold: Array.from(rates.sold, sent),
    day: { ...dayOf(run), bought: perDay(bought), sold: sold && perDay(sold) },
    tasks: run.tasks,
  };
}

function dayOf(run: YearRun): Omit<MeanDay, 'bought' | 'sold'> {
  const mean = (load: Float64Array | null | undefined) => (load ? perDay(foldAll([load])) : null);
  return {
    household: perDay(foldAll([run.household])),
    heating: mean(run.heating),
    hotWater: mean(run.hotWater),
    car: mean(run.car),
    made: mean(run.made),
    stored: mean(run.stored),
    drawn: mean(run.drawn),
  };
}

/** p/kWh of each half hour over the year, as this home buys: the tariff's own where that has one price. */
function meanPrices(loads: readonly PricedLoad[], bought: Float64Array, rates: Rates): readonly number[] {
  const pence = foldAll(
    loads.map(({ load, prices }) => load.map((energy, at) => energy * prices[at % prices.length]!)),
  );
  return Array.from(bought, (energy, slot) => sent(energy > 0 ? pence[slot]! / energy : rates.bought[slot]!));
}

function foldAll(loads: readonly Float64Array[]): Float64Array {
  const folded = new Float64Array(SLOTS);
  for (const load of loads) for (let at = 0; at < load.length; at++) folded[at % SLOTS]! += load[at]!;
  return folded;
}

function perDay(year: Float64Array): readonly number[] {
  return Array.from(year, (energy) => sent(energy / 365));
}

/** A year of half hours at this grain is off by less than a hundredth of a kWh. */
function sent(value: number): number {
  return Math.round(1e6 * value) / 1e6;
}
