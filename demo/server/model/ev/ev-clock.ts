import type { Clock, ClockTask } from '../../../../src/domain/clock.ts';
import type { Message } from '../../../../src/domain/schema.ts';
import { SLOTS } from '../calendar.ts';
import { clockOf, heatOf, householdTask, nightHeatTask, type PricedLoad } from '../clock/clock-of.ts';
import { cheapWindow } from '../clock/windows.ts';
import { CONSTANTS } from '../constants.ts';
import { byHalfHour } from '../load/load-profile.ts';
import { tenths, whole, wholePercent } from '../result/assumptions.ts';
import { type CarDemand, carRates, lowRateShare, pricesOf } from '../tariff/home-cost.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { EvCase } from './ev-case.ts';

/** The day of the home with its car on the recommended tariff. */
export function evClock(quoted: EvCase): Clock {
  const { question, recommended, car } = quoted;
  const { load } = question;
  const rates = ratesOf(recommended.tariff, question.market.region);
  const household = byHalfHour(load.shape);
  const hours = carHours(car, recommended.tariff, rates);
  return clockOf({
    tariff: recommended.tariff,
    rates,
    bought: [{ load: household, prices: pricesOf(household, rates) }, ...hours.parts],
    sold: null,
    household: byHalfHour(load.own),
    heating: heatOf(load),
    car: hours.load,
    tasks: [
      carTask({ car, tariff: recommended.tariff, rates, efficiency: quoted.efficiency }, hours),
      ...nightHeatTask(load),
      ...householdTask(load.own, rates),
    ],
  });
}

/** A car's charging, kWh a year by half hour. */
interface CarHours {
  /** Null if the tariff has a rate for the car alone, since the supplier then chooses when it charges. */
  readonly load: Float64Array | null;
  readonly parts: readonly PricedLoad[];
}

/** 18:00 to 22:00, when people are back at home. */
const EVENING = { from: 36, to: 44 };

/** Charging in the cheapest hours is spread evenly over them; the rest is in the evening. */
export function carHours(car: CarDemand, tariff: Tariff, rates: Rates): CarHours {
  if (tariff.carRate !== null) return { load: null, parts: [] };
  const { low, high } = carRates(tariff, rates);
  const share = lowRateShare(car, tariff, rates);
  const cheap = spread(car.energy * share, (slot) => rates.bought[slot] === low);
  const dear = spread(car.energy * (1 - share), (slot) => slot >= EVENING.from && slot < EVENING.to);
  return {
    load: cheap.map((energy, slot) => energy + dear[slot]!),
    parts: [
      { load: cheap, prices: Float64Array.of(low) },
      { load: dear, prices: Float64Array.of(high) },
    ],
  };
}

function spread(energy: number, isIn: (slot: number) => boolean): Float64Array {
  const slots = new Float64Array(SLOTS);
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (isIn(slot)) slots[slot] = ++count;
  return slots.map((inside) => (inside > 0 ? energy / count : 0));
}

interface ChargedCar {
  readonly car: CarDemand;
  readonly tariff: Tariff;
  readonly rates: Rates;
  /** Miles for each kWh at the wall. */
  readonly efficiency: number;
}

export function carTask(charged: ChargedCar, { load }: CarHours): ClockTask {
  const { car, rates } = charged;
  const kWh = car.energy / 365;
  const hours = kWh / car.chargerKw;
  const task = { what: 'car' as const, kWh, hours, note: null };
  const twice = { key: 'task.twice', values: { hours: tenths(hours * 3.5) } };
  // The tariff has a rate for the car alone, so the supplier chooses when it charges.
  if (load === null) return { ...task, from: '00:00', to: '00:00', notes: [twice] };
  const window = cheapWindow(rates);
  if (!window) return { ...task, from: '18:00', to: '22:00', notes: [twice] };
  const { from, to } = window;
  return { ...task, from, to, notes: [twice, most(charged), ...behaviour(charged, { from, to })] };
}

/** What one night's cheap hours hold. */
function most({ efficiency, car, rates }: ChargedCar): Message {
  const holds = CONSTANTS.windowUse.value * car.chargerKw * (rates.cheapest?.hours ?? 0);
  return { key: 'task.night-holds', values: { kWh: tenths(holds), miles: whole(holds * efficiency) } };
}

/** The behaviour that the quoted price assumes. */
function behaviour(
  { car, tariff, rates, efficiency }: ChargedCar,
  hours: { readonly from: string; readonly to: string },
): readonly Message[] {
  const share = lowRateShare(car, tariff, rates);
  const pence = tenths(carRates(tariff, rates).high / efficiency);
  const [begins, ends] = [hours.from, hours.to];
  return [
    { key: 'task.share', values: { percent: wholePercent(share), begins, ends } },
    { key: 'task.day-rate', values: { pence } },
  ];
}
