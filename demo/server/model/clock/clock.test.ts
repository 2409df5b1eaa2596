import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { type Clock, clock as clockShape } from '../../../../src/domain/clock.ts';
import {
  holdsOfAny,
  PERSONAS,
  type Quoted,
  recommendedOf,
  WORKED,
  WORKED_CAR,
} from '../../test/drawn-quotes.ts';
import { clockInEnglish } from '../../test/in-english.ts';
import { selling } from '../../test/selling.ts';
import { OFFERED } from '../../test/table-market.ts';
import { together, WORKED as WORKED_CARS } from '../../test/three-quotes.ts';
import { sum } from '../calendar.ts';
import { evResult } from '../ev/ev-result.ts';
import { heatPumpResult } from '../heat-pump/heat-pump-result.ts';
import { oneBill } from '../one-bill/one-bill.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { solarResult } from '../solar/solar-result.ts';
import { slotsIn } from './windows.ts';

const year = (day: readonly number[] | null) => 365 * sum(day ?? []);
const near = (actual: number, expected: number, off: number, says: string) =>
  assert.ok(Math.abs(actual - expected) <= off, `${says}: ${actual} against ${expected}`);

const carRateOf = (tariffId: number | null) =>
  OFFERED.tariffs.all.find(({ id }) => id === tariffId)?.carRate ?? null;

/** Pounds a year: units bought and standing charge, less what is sold. */
function billOf({ bought, sold, standing, day }: Clock): number {
  const paid = sum(bought.map((price, slot) => price * day.bought[slot]!));
  const earned = sum(sold.map((price, slot) => price * (day.sold?.[slot] ?? 0)));
  return standing + 3.65 * (paid - earned);
}

function holds({ asset, name, result }: Quoted): void {
  const row = recommendedOf(result);
  const { clock } = result;
  const says = `${asset} of ${name}`;
  if (row.tariffId === null || row.savings === null) return assert.equal(clock, undefined, says);
  assert.ok(v.is(clockShape, clock), says);
  assert.equal(clock.tariffId, row.tariffId);
  const slots = clock.windows.flatMap(slotsIn);
  assert.deepEqual(
    [...slots].sort((one, other) => one - other),
    Array.from({ length: 48 }, (_, slot) => slot),
    says,
  );
  const energy = row.electricity!;
  const carRate = asset === 'ev' ? carRateOf(row.tariffId) : null;
  const apart = carRate === null ? 0 : energy.evConsumption!;
  const { day } = clock;
  near(year(day.bought), energy.importFromGrid! - apart, 1, `bought, ${says}`);
  near(billOf(clock) + (apart * (carRate ?? 0)) / 100, row.homeCost ?? row.annualCost!, 1, `bill, ${says}`);
  const used = year(day.household) + year(day.heating) + year(day.hotWater);
  near(used, energy.householdConsumption!, 1, `used, ${says}`);
  if (day.car) near(year(day.car), energy.evConsumption!, 1, `car, ${says}`);
  if (asset === 'solar') {
    near(year(day.made), energy.solarGeneration!, 1, `made, ${says}`);
    near(year(day.sold), energy.exportedToGrid!, 1, `sold, ${says}`);
    near(year(day.stored) - year(day.drawn), energy.batteryLoss!, 1, `lost, ${says}`);
    holdsEachSlot(day);
  }
  for (const { kWh, hours } of clock.tasks) assert.ok(kWh >= 0 && hours >= 0 && hours <= 24, says);
}

/** Energy is conserved within each half hour. */
function holdsEachSlot({ household, heating, made, drawn, stored, bought, sold }: Clock['day']): void {
  household.forEach((use, slot) => {
    const into = made![slot]! + drawn![slot]! + bought[slot]!;
    near(into, use + (heating?.[slot] ?? 0) + stored![slot]! + sold![slot]!, 1e-5, `slot ${slot}`);
  });
}

describe('the mean day on a tariff', () => {
  for (const persona of PERSONAS) {
    it(`HON-17: adds up to the quoted year and bill: ${persona.asset} of ${persona.name}`, () =>
      holds(persona));
  }

  it('HON-17: adds up to the quoted year and bill for any home', () => holdsOfAny(holds));
});

describe('the mean day on a tariff with its own rate for a heat pump', () => {
  const sold = selling({ eligibility: ['hp'], pumpRate: 6 });

  it('HON-17: adds up to the bill of the heat pump', () => {
    const result = heatPumpResult(WORKED, sold) as QuoteResult;
    assert.equal(recommendedOf(result).tariffId, 900);
    holds({ asset: 'ashp', name: 'the worked home', result });
  });

  it('HON-17: adds up to the combined bill of a heat pump and panels', () => {
    const { after, clock, tariff } = oneBill({ ...together(WORKED_CARS), ev: null }, sold)!;
    assert.equal(tariff.id, 900);
    near(billOf(clock!), sum(after.map(({ value }) => value)), 1, 'bill');
  });
});

const taskIn = ({ clock }: QuoteResult, what: Clock['tasks'][number]['what']) =>
  clockInEnglish(clock!).tasks.find((task) => task.what === what)!;
const rounded = (value: number, places = 2) => Math.round(value * 10 ** places) / 10 ** places;

describe('the mean day of the sample home', () => {
  const car = evResult({ ...WORKED_CAR, tariffId: 4 }, OFFERED) as QuoteResult;
  const roof = solarResult({ ...WORKED, tariffId: 6 }, OFFERED) as QuoteResult;

  it('HON-17: shows a window that crosses midnight as one window', () => {
    assert.deepEqual(
      car.clock!.windows.map(({ from, to, kind }) => [from, to, kind]),
      [
        ['05:30', '23:30', 'day'],
        ['23:30', '05:30', 'cheap'],
      ],
    );
    assert.equal(rounded(car.clock!.windows[0]!.bought), 28.85);
    assert.equal(car.clock!.windows[0]!.sold, null);
  });

  it('HON-17: charges the car for about an hour a night, and states how much the window can supply', () => {
    const { from, to, kWh, hours, note } = taskIn(car, 'car');
    assert.deepEqual([from, to, rounded(kWh, 1), rounded(hours)], ['23:30', '05:30', 6.8, 0.97]);
    assert.match(note!, /3\.4 hours twice a week.*one night hold 39\.9 kWh, enough for 134 miles/);
    assert.match(
      note!,
      /We count 90% of your charging between 23:30 and 05:30\. At the day rate a mile costs 8\.6p/,
    );
  });

  it('HON-17: fills the battery in the cheap window, so that nothing is bought at the peak rate', () => {
    const { from, to, kWh, note } = taskIn(roof, 'battery');
    assert.deepEqual([from, to], ['02:00', '05:00']);
    near(kWh, 1.8, 0.15, 'filled');
    assert.match(note!, /^From 16:00 to 19:00 0 kWh is bought and 0\.8\d* kWh sold/);
    assert.deepEqual(
      roof.clock!.windows.map(({ kind, sold }) => [kind, sold]),
      [
        ['cheap', 5],
        ['day', 10.5],
        ['peak', 28],
        ['day', 10.5],
      ],
    );
  });

  it('HON-17: states the household’s share in the cheap hours, which is larger if nobody is at home by day', () => {
    const allDay = evResult({ ...WORKED_CAR, tariffId: 4, archeTypeId: 1 }, OFFERED) as QuoteResult;
    assert.match(taskIn(car, 'household').note!, / 16% of your home/);
    assert.match(taskIn(allDay, 'household').note!, / 1[23]% of your home/);
  });

  it('HON-17: shows price bands on a half-hourly tariff', () => {
    const { clock } = heatPumpResult({ ...WORKED, tariffId: 17 }, OFFERED) as QuoteResult;
    const { windows } = clock!;
    assert.ok(windows.length >= 3 && windows.length <= 8, `${windows.length} windows`);
    assert.deepEqual([...new Set(windows.map(({ kind }) => kind))].sort(), ['cheap', 'day', 'peak']);
    const [cheap, peak] = (['cheap', 'peak'] as const).map(
      (kind) => windows.find((one) => one.kind === kind)!,
    );
    assert.ok(cheap!.bought < peak!.bought);
  });

  it('HON-17: has one window on a flat tariff, and lets a car with its own rate charge at any time', () => {
    const { clock } = solarResult({ ...WORKED, tariffId: 1 }, OFFERED) as QuoteResult;
    assert.deepEqual(
      clock!.windows.map(({ from, to, kind }) => [from, to, kind]),
      [['00:00', '24:00', 'day']],
    );
    const anytime = evResult({ ...WORKED_CAR, tariffId: 10 }, OFFERED) as QuoteResult;
    const { from, to } = taskIn(anytime, 'car');
    assert.equal(from, to);
    assert.equal(anytime.clock!.day.car, null);
  });

  it('HON-17: moves evening heat only on a tariff with a cheap afternoon', () => {
    const pumpOn = (tariffId: number) => heatPumpResult({ ...WORKED, tariffId }, OFFERED) as QuoteResult;
    assert.deepEqual(
      [taskIn(pumpOn(5), 'heating').from, taskIn(pumpOn(5), 'heating').to],
      ['13:00', '16:00'],
    );
    assert.equal(taskIn(pumpOn(1), 'heating'), undefined);
    assert.equal(taskIn(pumpOn(5), 'hot-water').to, '07:00');
  });
});
