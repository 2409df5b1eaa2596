import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byHalfHour, HOUSEHOLD_SHAPE } from '../load-profile.ts';
import { regionalPrice } from '../place/prices.ts';
import { homeCost } from './home-cost.ts';
import { ratesOf } from './rates.ts';
import { DEFAULT_TARIFF, ECONOMY7_TARIFF, TARIFFS, type Tariff } from './tariffs.ts';

const household = byHalfHour(HOUSEHOLD_SHAPE).map((share) => share * 2500);
const named = (name: string): Tariff => TARIFFS.find((tariff) => tariff.name === name)!;
const close = (actual: number, expected: number, says = '') =>
  assert.ok(Math.abs(actual - expected) < 0.01, `${says} ${actual} against ${expected}`);
const inSlots = (...slots: readonly number[]) => {
  const load = new Float64Array(48);
  for (const slot of slots) load[slot] = 1000 / slots.length;
  return load;
};

describe('rates by half hour', () => {
  it('moves day and dear rates with the region, cheap windows not', () => {
    const cosy = named('Cosy Octopus');
    const { bought } = ratesOf(cosy, '_D');
    close(bought[0]!, 29.6 + 1.35, 'day');
    close(bought[33]!, 44.4 + 1.35, 'dear');
    assert.equal(bought[9], 14.5, 'cheap');
  });

  it('prices a window past midnight on both sides of it', () => {
    const { bought, cheapest } = ratesOf(named('Intelligent Octopus Go'), null);
    assert.deepEqual([bought[46], bought[47], bought[0], bought[10], bought[11]], [28.4, 8, 8, 8, 28.4]);
    assert.deepEqual(cheapest, { rate: 8, hours: 6 });
  });

  it('adds up the hours of several windows at the cheapest price', () => {
    assert.deepEqual(ratesOf(named('Cosy Octopus'), null).cheapest, { rate: 14.5, hours: 8 });
  });

  it('sells by windows of its own', () => {
    const { sold } = ratesOf(named('Octopus Flux'), '_A');
    assert.deepEqual([sold[0], sold[4], sold[32]], [10.5, 5, 28]);
  });

  it('has no cheap window on a flat tariff', () => {
    assert.equal(ratesOf(DEFAULT_TARIFF, null).cheapest, null);
  });
});

describe('homeCost', () => {
  it('is units and standing charge on a flat tariff, in every region', () => {
    for (const gspGroup of ['_A', '_D', '_P', null]) {
      const { unit, standing } = regionalPrice(gspGroup);
      close(homeCost({ household }, DEFAULT_TARIFF, gspGroup), 25 * unit + 3.65 * standing, String(gspGroup));
    }
  });

  it('prices each half hour at its own rate', () => {
    const standing = 3.65 * 57.19;
    close(homeCost({ household: inSlots(0) }, ECONOMY7_TARIFF, null), 160 + standing, 'night');
    close(homeCost({ household: inSlots(14) }, ECONOMY7_TARIFF, null), 310 + standing, 'from 07:00');
  });

  it("gives a heat pump tariff's cheap afternoon the evening that was moved to it, and no other tariff", () => {
    const pump = { usual: inSlots(32), moved: inSlots(26) };
    const empty = new Float64Array(48);
    const tracker = named('Heat Pump Tracker');
    close(homeCost({ household: empty, pump }, tracker, null), 161.1 + 3.65 * 57.19, 'moved');
    close(homeCost({ household: empty, pump }, DEFAULT_TARIFF, null), 261.1 + 3.65 * 57.19, 'as usual');
  });

  it('prices the kWh of a session apart from the rest', () => {
    const empty = new Float64Array(48);
    const car = { energy: 1000, chargerKw: 7 };
    close(homeCost({ household: empty, car }, named('Charge Anytime'), null), 140 + 3.65 * 57.19, 'car');
    const pump = { usual: inSlots(32), moved: inSlots(26) };
    close(homeCost({ household: empty, pump }, named('Heat Pump Plus'), null), 150 + 3.65 * 57.19, 'pump');
  });
});
