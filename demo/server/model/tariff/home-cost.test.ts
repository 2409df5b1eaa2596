import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tableMarket } from '../../test/table-market.ts';
import { byHalfHour, HOUSEHOLD_SHAPE } from '../load/load-profile.ts';
import { carCost, carRates, homeCost, lowRateShare } from './home-cost.ts';
import { ratesOf } from './rates.ts';
import type { Tariff } from './tariffs.ts';

const { standard, economy7, tariffs, region } = tableMarket(null);
const household = byHalfHour(HOUSEHOLD_SHAPE).map((share) => share * 2500);
const named = (name: string): Tariff => tariffs.find((tariff) => tariff.name === name)!;
const close = (actual: number, expected: number, says = '') =>
  assert.ok(Math.abs(actual - expected) < 0.01, `${says} ${actual} against ${expected}`);
const inSlots = (...slots: readonly number[]) => {
  const load = new Float64Array(48);
  for (const slot of slots) load[slot] = 1000 / slots.length;
  return load;
};

describe('rates by half hour', () => {
  it('shift day and peak rates by region, but not cheap windows', () => {
    const cosy = named('Cosy Octopus');
    const { bought } = ratesOf(cosy, tableMarket('_D').region);
    close(bought[0]!, 29.6 + 1.35, 'day');
    close(bought[33]!, 44.4 + 1.35, 'dear');
    assert.equal(bought[9], 14.5, 'cheap');
  });

  it('shift a window at the day rate by region', () => {
    const window = { slots: [0], rate: standard.dayRate };
    const { bought, day } = ratesOf({ ...standard, windows: [window] }, tableMarket('_D').region);
    assert.equal(bought[0], day);
  });

  it('apply a window past midnight on both sides of midnight', () => {
    const { bought, cheapest } = ratesOf(named('Intelligent Octopus Go'), region);
    assert.deepEqual([bought[46], bought[47], bought[0], bought[10], bought[11]], [28.4, 8, 8, 8, 28.4]);
    assert.deepEqual(cheapest, { rate: 8, hours: 6 });
  });

  it('add up the hours of several windows at the cheapest price', () => {
    assert.deepEqual(ratesOf(named('Cosy Octopus'), region).cheapest, { rate: 14.5, hours: 8 });
  });

  it('have separate windows for exports', () => {
    const { sold } = ratesOf(named('Octopus Flux'), tableMarket('_A').region);
    assert.deepEqual([sold[0], sold[4], sold[32]], [10.5, 5, 28]);
  });

  it('have no cheap window on a flat tariff', () => {
    assert.equal(ratesOf(standard, region).cheapest, null);
  });
});

describe('homeCost', () => {
  it('is units and standing charge on a flat tariff, in every region', () => {
    for (const gspGroup of ['_A', '_D', '_P', null]) {
      const here = tableMarket(gspGroup).region;
      const expected = 25 * here.unit + 3.65 * here.standing;
      close(homeCost({ household }, standard, here), expected, String(gspGroup));
    }
  });

  it('prices each half hour at its own rate', () => {
    const standing = 3.65 * 57.19;
    close(homeCost({ household: inSlots(0) }, economy7, region), 160 + standing, 'night');
    close(homeCost({ household: inSlots(14) }, economy7, region), 310 + standing, 'from 07:00');
  });

  it('uses shifted evening heat only on a tariff with a cheap afternoon', () => {
    const pump = { usual: inSlots(32), moved: inSlots(26) };
    const empty = new Float64Array(48);
    const tracker = named('Heat Pump Tracker');
    close(homeCost({ household: empty, pump }, tracker, region), 161.1 + 3.65 * 57.19, 'moved');
    close(homeCost({ household: empty, pump }, standard, region), 261.1 + 3.65 * 57.19, 'as usual');
    const dear = { ...tracker, windows: [] };
    close(homeCost({ household: empty, pump }, dear, region), 261.1 + 3.65 * 57.19, 'no cheap afternoon');
    const noPump: Tariff = { ...tracker, eligibility: ['any'] };
    const moved = homeCost({ household: empty, pump }, tracker, region);
    assert.ok(homeCost({ household: empty, pump }, noPump, region) > moved, 'not for heat pumps');
  });

  it('prices the kWh of a charging session separately', () => {
    const empty = new Float64Array(48);
    const car = { energy: 1000, chargerKw: 7 };
    close(homeCost({ household: empty, car }, named('Charge Anytime'), region), 140 + 3.65 * 57.19, 'car');
    const pump = { usual: inSlots(32), moved: inSlots(26) };
    close(homeCost({ household: empty, pump }, named('Heat Pump Plus'), region), 150 + 3.65 * 57.19, 'pump');
  });
});

const { standard: carStandard, tariffs: carTariffs, region: carRegion } = tableMarket(null);
const go = carTariffs.find(({ name }) => name === 'Octopus Go')!;
const session = carTariffs.find(({ name }) => name === 'Charge Anytime')!;
const rates = ratesOf(go, carRegion);

describe('charging a car', () => {
  it('uses the window for nine tenths at most', () => {
    assert.equal(lowRateShare({ energy: 2000, chargerKw: 7 }, go, rates), 0.9);
  });

  it('uses the window for less if the charger cannot deliver as much', () => {
    // 5 hours of 3 kW at 0.95 are 14.25 kWh of the 28.5 kWh that a day needs.
    assert.equal(lowRateShare({ energy: 365 * 28.5, chargerKw: 3 }, go, rates).toFixed(6), '0.500000');
  });

  it('blends the two rates', () => {
    assert.equal(carCost({ energy: 1000, chargerKw: 7 }, go, rates).toFixed(2), (76.5 + 28.4).toFixed(2));
  });

  it('uses the only rate of a flat tariff', () => {
    const flat = ratesOf(carStandard, carRegion);
    assert.deepEqual(carRates(carStandard, flat), { low: 26.11, high: 26.11 });
    assert.equal(carCost({ energy: 1000, chargerKw: 7 }, carStandard, flat).toFixed(2), '261.10');
  });

  it('uses the session rate for all charging', () => {
    assert.equal(
      carCost({ energy: 30_000, chargerKw: 3 }, session, ratesOf(session, carRegion)).toFixed(2),
      '4200.00',
    );
  });

  it('costs nothing if the car is not driven', () => {
    assert.equal(carCost({ energy: 0, chargerKw: 7 }, go, rates), 0);
  });
});
