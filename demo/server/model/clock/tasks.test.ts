import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { taskNote } from '../../../../src/words/message.ts';
import { clockRates } from '../../test/clock-rates.ts';
import { WORDS } from '../../test/in-english.ts';
import { tableMarket } from '../../test/table-market.ts';
import { carHours, carTask } from '../ev/ev-clock.ts';
import { pumpTasks } from '../heat-pump/heat-pump-clock.ts';
import { pumpYear } from '../heat-pump/pump.ts';
import type { HomeLoad } from '../load/home-load.ts';
import { placeOf } from '../place/place.ts';
import type { Tariff } from '../tariff/tariffs.ts';
import { heatOf, householdTask, nightHeatTask } from './clock-of.ts';

const { standard, tariffs } = tableMarket(null);
const named = (name: string): Tariff => tariffs.find((tariff) => tariff.name === name)!;
const near = (actual: number | undefined, expected: number) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < 1e-9, `${actual} against ${expected}`);

/** 8.5p from 00:30 to 05:30, else 28p. */
const GO = clockRates({ bought: (slot) => (slot >= 1 && slot < 11 ? 8.5 : 28), day: 28 });
const FLAT = clockRates({ bought: () => 28, day: 28 });

describe('the tasks of a day', () => {
  it('HON-17: a car charges nine tenths in the cheap hours and the rest from 6pm to 10pm', () => {
    const { load, parts } = carHours({ energy: 1000, chargerKw: 7 }, named('Octopus Go'), GO);
    const expected = (slot: number) => {
      if (slot >= 1 && slot < 11) return 900 / 10;
      return slot >= 36 && slot < 44 ? 100 / 8 : 0;
    };
    load?.forEach((energy, slot) => {
      near(energy, expected(slot));
    });
    assert.deepEqual(
      parts.map(({ prices }) => [...prices]),
      [[8.5], [28]],
    );
  });

  it('HON-17: a car on a flat tariff charges in the evening, and a car that is not driven does not charge', () => {
    const car = { energy: 3650, chargerKw: 7 };
    const task = carTask(
      { car, tariff: standard, rates: FLAT, efficiency: 3.5 },
      carHours(car, standard, FLAT),
    );
    // 10 kWh a day at 7 kW; half a week of it twice.
    assert.deepEqual(
      [task.what, task.from, task.to, task.kWh, taskNote(WORDS, task)],
      ['car', '18:00', '22:00', 10, 'You could also charge for 5 hours twice a week.'],
    );
    const still = carHours({ energy: 0, chargerKw: 7 }, standard, FLAT).load;
    assert.ok(still?.every((energy) => energy === 0));
  });

  it('HON-17: a household’s share in the cheap hours is that of its mean day', () => {
    // 1 kWh in each half hour of each day: 10 of 48.
    const [task] = householdTask(new Float64Array(12 * 48).fill(1), GO);
    near(task?.kWh, 10);
    assert.equal(
      taskNote(WORDS, task!),
      'Without any change, 21% of your home’s other use is in these hours.',
    );
    assert.deepEqual(householdTask(new Float64Array(12 * 48).fill(1), FLAT), []);
  });

  it('HON-17: storage heaters charge for space heat and hot water at night, only on a night meter', () => {
    const own = new Float64Array(12 * 48);
    const heated = { heating: { space: 3000, hotWater: 650 }, own, shape: own, isEconomy7: true };
    const of = (changed: object) => nightHeatTask({ ...heated, ...changed } as unknown as HomeLoad);
    const [task] = of({});
    assert.deepEqual(
      [task?.what, task?.from, task?.to, task?.kWh, task?.hours],
      ['heating', '00:00', '07:00', 10, 7],
    );
    assert.deepEqual([of({ isEconomy7: false }), of({ heating: null })], [[], []]);
    assert.equal(heatOf({ heating: null, own, shape: own } as unknown as HomeLoad), null);
  });

  it('HON-17: a heat pump moves half of the heat of 4pm to 7pm to a cheap afternoon, and has hot water ready at 7am', () => {
    const pump = { space: 2920, hotWater: 730, total: 3650, efficiency: 3 };
    const home = { pump, floorArea: 99, place: placeOf('BS1 9AA')! };
    const cosy = clockRates({ bought: (slot) => (slot >= 26 && slot < 32 ? 14.5 : 29.6), day: 29.6 });
    const [water, heat, ...others] = pumpTasks({ ...home, tariff: named('Cosy Octopus') }, cosy);
    assert.deepEqual([water?.what, water?.kWh, others], ['hot-water', 2, []]);
    const usual = pumpYear(pump, home.floorArea, home.place).shifted.usual;
    const evening = usual.reduce(
      (total, energy, at) => total + (at % 48 >= 32 && at % 48 < 38 ? energy : 0),
      0,
    );
    near(heat?.kWh, evening / 2 / 365);
    const alone = pumpTasks({ ...home, tariff: standard }, FLAT);
    assert.deepEqual(
      alone.map(({ what }) => what),
      ['hot-water'],
    );
  });
});
