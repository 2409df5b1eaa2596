import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { FOCUS, LEAF } from '../test/drawn-quotes.ts';
import { figured } from '../test/figured.ts';
import { moneyOf, movedTooFar } from '../test/money-moved.ts';
import { OFFERED } from '../test/table-market.ts';
import { evResult } from './ev/ev-result.ts';
import { heatPumpResult } from './heat-pump/heat-pump-result.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { QuoteResult } from './result/quote-result.ts';
import { solarResult } from './solar/solar-result.ts';

const MORE = 1.01;
const HOME = {
  postcode: fc.constantFrom('BS1 9AA', 'M1 1AA', 'AB10 1AA', 'PL1 1AA', 'BT1 1AA', 'SW1A 1AA'),
  propertyTypeId: fc.integer({ min: 1, max: 6 }),
  archeTypeId: fc.integer({ min: 1, max: 4 }),
  insulation: fc.constantFrom(1, 2, 3, null),
  isEconomy7: fc.boolean(),
};
const asked = fc.constantFrom(1, 2, 3, null);
/** Drawn on a logarithmic scale, so that small values are as frequent as large ones. */
const between = (least: number, most: number) =>
  fc.double({ min: Math.log(least), max: Math.log(most), noNaN: true }).map(Math.exp);
const kWh = between(300, 40_000);
const CARS = { current: FOCUS, compare: LEAF, milesDrivenWeekEnds: 0 };

type Answer = QuoteResult | Refusal;

const says = (result: Answer, key: string) =>
  !isRefusal(result) && result.assumptions.some((assumption) => assumption.key === key);
const battery = (result: Answer) => (isRefusal(result) ? null : result.request.solar?.batterySize);
const put = (result: Answer) =>
  isRefusal(result) ? null : result.calculatedResults.find(({ isRecommended }) => isRecommended)!.tariffId;
const isUnknown = (result: Answer) => !isRefusal(result) && result.reason === 'charger';

/** Whether a choice of the model changed between the two: both results must say so. */
function statesStep(before: Answer, after: Answer): boolean {
  const heatGuessed = (result: Answer) => says(result, 'home.heat-guessed');
  if (isUnknown(before) !== isUnknown(after)) {
    for (const result of [before, after])
      assert.ok(says(result, isUnknown(result) ? 'system.charger-unknown' : 'system.charger-hours'));
    return true;
  }
  if (heatGuessed(before) !== heatGuessed(after)) {
    assert.ok(says(before, 'home.heat-near'), 'a step to come in what is counted as heat goes unsaid');
    return true;
  }
  if (battery(before) !== battery(after)) {
    for (const result of [before, after]) assert.ok(says(result, 'system.battery-step'), 'battery');
    return true;
  }
  if (put(before) !== put(after))
    for (const result of [before, after]) assert.ok(says(result, 'prices.runner-up'), 'tariff');
  return put(before) !== put(after);
}

/** Returns whether a documented step lies between the two. Without a step, no amount may change too much. */
function holds(before: Answer, after: Answer): boolean {
  if (isRefusal(before) || isRefusal(after)) return false;
  if (statesStep(before, after)) return true;
  if (isUnknown(before)) return false;
  assert.deepEqual(movedTooFar(moneyOf(figured(before)), moneyOf(figured(after))), []);
  return false;
}

/** Raises an input by 1% at a time and counts the steps. */
function stepsIn(quote: (input: number) => Answer, from: number, to: number): number {
  let steps = 0;
  let before = quote(from);
  for (let input = from * MORE; input < to; input *= MORE) {
    const after = quote(input);
    if (holds(before, after)) steps++;
    before = after;
  }
  return steps;
}

describe('1 % more changes no amount by over a tenth, and no difference of bills by more than the bills change', () => {
  const input = fc.record({ ...HOME, heatingFuel: fc.constantFrom(1, 2, 3), gas: between(500, 80_000), kWh });

  it('of gas or of electricity, with a heat pump', () => {
    fc.assert(
      fc.property(input, ({ gas, kWh: use, ...home }) => {
        const quote = (electricityUsage: number, gasUsage: number) =>
          heatPumpResult({ ...home, electricityUsage, gasUsage }, OFFERED);
        holds(quote(use, gas), quote(use, gas * MORE));
        holds(quote(use, gas), quote(use * MORE, gas));
      }),
      { numRuns: 300 },
    );
  });

  it('of gas, all the way up', () => {
    const home = { postcode: 'M1 1AA', propertyTypeId: 2, heatingFuel: 1, electricityUsage: 2700 };
    stepsIn((gasUsage) => heatPumpResult({ ...home, gasUsage }, OFFERED), 500, 80_000);
  });

  it('of electricity, under panels', () => {
    fc.assert(
      fc.property(fc.record({ ...HOME, heatingFuel: asked, kWh }), ({ kWh: use, ...home }) => {
        const quote = (electricityUsage: number) => solarResult({ ...home, electricityUsage }, OFFERED);
        holds(quote(use), quote(use * MORE));
      }),
      { numRuns: 200 },
    );
  });

  it('of electricity or of miles, with an electric car', () => {
    const drawn = fc.record({
      ...HOME,
      heatingFuel: asked,
      kWh,
      miles: between(1, 2000),
      isCompared: fc.boolean(),
    });
    fc.assert(
      fc.property(drawn, fc.constantFrom(1, 3), ({ kWh: use, miles, isCompared, ...home }, chargerTypeId) => {
        const cars = isCompared ? CARS : { ...CARS, current: LEAF, compare: null };
        const quote = (electricityUsage: number, milesDrivenWeekDays: number) =>
          evResult({ ...home, ...cars, chargerTypeId, electricityUsage, milesDrivenWeekDays }, OFFERED);
        holds(quote(use, miles), quote(use, miles * MORE));
        holds(quote(use, miles), quote(use * MORE, miles));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a step', () => {
  const semi = { postcode: 'BS1 9AA', propertyTypeId: 2, archeTypeId: 2, heatingFuel: 1 };

  it('YOURS-05: of the battery is stated on both sides', () => {
    const quote = (electricityUsage: number) =>
      solarResult({ ...semi, postcode: 'BT1 1AA', electricityUsage }, OFFERED);
    assert.ok(stepsIn(quote, 500, 20_000) >= 1);
    assert.ok(!says(solarResult({ ...semi, electricityUsage: 2700 }, OFFERED), 'system.battery-step'));
  });

  it('of the share that counts as heat is stated if the heating was not asked', () => {
    const unasked = { ...semi, heatingFuel: null };
    const quote = (electricityUsage: number) => solarResult({ ...unasked, electricityUsage }, OFFERED);
    const heat = (use: number) =>
      ['home.heat-near', 'home.heat-guessed'].filter((key) => says(quote(use), key));
    assert.ok(stepsIn(quote, 500, 20_000) >= 1);
    assert.deepEqual([heat(4000), heat(12_000)], [[], ['home.heat-guessed']]);
    assert.deepEqual(
      ['home.heat-near', 'home.heat-guessed'].filter((key) =>
        says(solarResult({ ...semi, electricityUsage: 12_000 }, OFFERED), key),
      ),
      [],
    );
  });

  it('of the tariff is stated on both sides, with the other tariff that is as good', () => {
    for (const chargerTypeId of [1, 3])
      assert.ok(
        stepsIn(
          (milesDrivenWeekDays) =>
            evResult({ ...semi, ...CARS, chargerTypeId, milesDrivenWeekDays }, OFFERED),
          5,
          1500,
        ) >= 1,
      );
  });

  it('HON-05 of a charger that would need more than a day is stated', () => {
    const quote = (milesDrivenWeekDays: number) =>
      evResult({ ...semi, ...CARS, chargerTypeId: 3, milesDrivenWeekDays }, OFFERED);
    assert.ok(stepsIn(quote, 1000, 3000) >= 1);
  });
});
