import type { Clock, ClockTask, MeanDay } from '../../../../src/domain/clock.ts';
import { SLOTS, sum } from '../calendar.ts';
import type { HomeLoad } from '../load/home-load.ts';
import { byHalfHour } from '../load/load-profile.ts';
import { yearOfStanding } from '../tariff/flow.ts';
import type { Rates } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { cheapWindow, slotsIn, windowsOf, within } from './windows.ts';

export interface PricedLoad {
  /** kWh a year by half hour of the day (48) or of each month's days (12 × 48). */
  readonly load: Float64Array;
  /** p/kWh by half hour, repeated over the length of the load. */
  readonly prices: Float64Array;
}

/** The quoted year of a home on a tariff. Loads are in kWh a year. */
export interface YearRun {
  readonly tariff: Tariff;
  readonly rates: Rates;
  /** All purchases, each part with its prices; first what has no rate of its own. */
  readonly bought: readonly PricedLoad[];
  /** The exported electricity; null for a home that generates none. */
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

/** The tariff's day and the home's mean day on it. 365 such days at these prices make up the year's bill. */
export function clockOf(run: YearRun): Clock {
  const { tariff, rates, sold } = run;
  const bought = foldAll(run.bought.map(({ load }) => load));
  return {
    tariffId: tariff.id,
    standing: yearOfStanding(rates.standing),
    // A home that generates nothing exports nothing.
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

/** The mean price of each half hour over the year in p/kWh, weighted by this home's purchases. */
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

/** Rounded to this many digits, a year of half hours is off by less than a hundredth of a kWh. */
function sent(value: number): number {
  return Math.round(1e6 * value) / 1e6;
}

/** The part of the household's use that is in the cheap hours anyway. @param own kWh, 12 × 48 */
export function householdTask(own: Float64Array, rates: Rates): readonly ClockTask[] {
  const window = cheapWindow(rates);
  if (!window) return [];
  const day = Array.from(byHalfHour(own), (energy) => energy / 365);
  const kWh = within(day, window);
  const { from, to } = window;
  const notes = [{ key: 'task.household', values: { percent: Math.round((100 * kWh) / sum(day)) } }];
  return [{ what: 'household', from, to, kWh, hours: slotsIn(window).length / 2, note: null, notes }];
}

/** The electricity for heating and hot water, in kWh a year by half hour; null if another fuel heats the home. */
export function heatOf({ heating, shape, own }: HomeLoad): Float64Array | null {
  if (!heating) return null;
  return byHalfHour(shape.map((energy, at) => energy - own[at]!));
}

/** Storage heaters charge from midnight to 7am. */
export function nightHeatTask({ heating, isEconomy7 }: HomeLoad): readonly ClockTask[] {
  if (!heating || !isEconomy7) return [];
  const kWh = (heating.space + heating.hotWater) / 365;
  return [
    {
      what: 'heating',
      from: '00:00',
      to: '07:00',
      kWh,
      hours: 7,
      note: null,
      notes: [{ key: 'task.night-heat' }],
    },
  ];
}
