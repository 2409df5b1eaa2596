import type { Clock, ClockTask } from '../../../../src/domain/clock.ts';
import { sum } from '../calendar.ts';
import { clockOf, householdTask } from '../clock/clock-of.ts';
import type { Place } from '../place/place.ts';
import { preheats, pricesOf } from '../tariff/home-cost.ts';
import { type Rates, ratesOf } from '../tariff/rates.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import type { HeatPumpCase } from './heat-pump-case.ts';
import { type PumpElectricity, pumpYear } from './pump.ts';

/** The home's day with its pump, run as in most homes. The tasks show how to use the tariff's cheap hours. */
export function heatPumpClock(quoted: HeatPumpCase): Clock {
  const { home, load, pump, after, recommended } = quoted;
  const { tariff } = recommended;
  const rates = ratesOf(tariff, home.market.region);
  const run = after.pump.usual;
  const { asMostRun: heating } = pumpYear({ ...pump, hotWater: 0 }, home.type.floorArea, home.place);
  const prices = tariff.pumpRate === null ? pricesOf(run, rates) : Float64Array.of(tariff.pumpRate);
  return clockOf({
    tariff,
    rates,
    bought: [
      { load: after.household, prices: pricesOf(after.household, rates) },
      { load: run, prices },
    ],
    sold: null,
    household: after.household,
    heating,
    hotWater: run.map((energy, at) => energy - heating[at]!),
    tasks: [
      ...pumpTasks({ ...quoted, ...home, floorArea: home.type.floorArea, tariff }, rates),
      ...householdTask(load.own, rates),
    ],
  });
}

interface RunningPump {
  readonly pump: PumpElectricity;
  /** m² */
  readonly floorArea: number;
  readonly place: Place;
  readonly tariff: Tariff;
}

/** Hot water before 7am, and on some tariffs half of the evening's heat moved to a cheap afternoon. */
export function pumpTasks(running: RunningPump, rates: Rates): readonly ClockTask[] {
  return [hotWater(running.pump), ...preheating(running, rates)];
}

function hotWater({ hotWater: energy }: PumpElectricity): ClockTask {
  const notes = [{ key: 'task.hot-water' }];
  return { what: 'hot-water', from: '04:00', to: '07:00', kWh: energy / 365, hours: 3, note: null, notes };
}

function preheating({ pump, floorArea, place, tariff }: RunningPump, rates: Rates): readonly ClockTask[] {
  if (!preheats(tariff, rates)) return [];
  const { shifted } = pumpYear(pump, floorArea, place);
  const moved = sum(shifted.moved.map((energy, at) => Math.max(0, energy - shifted.usual[at]!)));
  const notes = [{ key: 'task.preheating' }];
  return [{ what: 'heating', from: '13:00', to: '16:00', kWh: moved / 365, hours: 3, note: null, notes }];
}
