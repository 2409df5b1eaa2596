import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dearer } from '../test/dearer.ts';
import { FOCUS, LEAF } from '../test/drawn-quotes.ts';
import { figured } from '../test/figured.ts';
import { OFFERED } from '../test/table-market.ts';
import { evResult } from './ev/ev-result.ts';
import { type HeatPumpInput, heatPumpResult } from './heat-pump/heat-pump-result.ts';
import { type SolarInput, solarResult } from './solar/solar-result.ts';
import type { Offered } from './tariff/market.ts';

const drawn = fc.record({
  postcode: fc.constantFrom('BS1 9AA', 'M1 1AA', 'AB10 1AA', 'PL1 1AA', 'BT1 1AA', 'SW1A 1AA'),
  propertyTypeId: fc.integer({ min: 1, max: 6 }),
  archeTypeId: fc.integer({ min: 1, max: 4 }),
  insulation: fc.constantFrom(1, 2, 3, null),
  heatingFuel: fc.constantFrom(1, 2, 3),
  isEconomy7: fc.boolean(),
  electricityUsage: fc.option(fc.integer({ min: 400, max: 20_000 })),
  gasUsage: fc.option(fc.integer({ min: 500, max: 40_000 })),
});
const share = fc.double({ min: 0.01, max: 0.5, noNaN: true });
const CARS = {
  current: FOCUS,
  compare: LEAF,
  milesDrivenWeekDays: 110,
  milesDrivenWeekEnds: 50,
  chargerTypeId: 1,
};

type Home = HeatPumpInput & SolarInput;
const pump = (home: Home, offered: Offered) => figured(heatPumpResult(home, offered));
const roof = (home: Home, offered: Offered) => figured(solarResult({ ...home, battery: 5.2 }, offered));
const car = (home: Home, offered: Offered) => figured(evResult({ ...home, ...CARS }, offered));
const bills = ({ calculatedResults: [today, best] }: ReturnType<typeof pump>) => [
  today!.annualCost,
  best!.annualCost,
];
const saving = ({ calculatedResults: [, best] }: ReturnType<typeof pump>) => best!.savings;
const homeBills = ({ calculatedResults: [today, best] }: ReturnType<typeof pump>) => [
  today!.homeCost!,
  best!.homeCost!,
];

/** Allows for rounding to pennies. */
const noLess = (after: number, before: number, what: string) =>
  assert.ok(after >= before - 0.011, `${what}: ${before} to ${after}`);
const allNoLess = (after: readonly number[], before: readonly number[], what: string) =>
  after.forEach((figure, at) => {
    noLess(figure, before[at]!, `${what} ${at}`);
  });
const same = (after: number, before: number, what: string) =>
  assert.ok(Math.abs(after - before) < 0.011, `${what}: ${before} to ${after}`);

describe('a higher price of', () => {
  it('electricity raises every bill and the saving of panels', () => {
    fc.assert(
      fc.property(drawn, share, (home, rise) => {
        const now = OFFERED;
        const then = dearer({ electricity: 1 + rise });
        allNoLess(bills(pump(home, then)), bills(pump(home, now)), 'heat pump');
        allNoLess(bills(roof(home, then)), bills(roof(home, now)), 'solar');
        allNoLess(homeBills(car(home, then)), homeBills(car(home, now)), 'car');
        const alone = (offered: Offered) => saving(roof({ ...home, postcode: 'BT1 1AA' }, offered));
        noLess(alone(then), alone(now), 'one rate: saving of panels');
      }),
      { numRuns: 40 },
    );
  });

  it('gas or oil raises today’s bill and the saving of a heat pump equally, and not the later bill', () => {
    fc.assert(
      fc.property(drawn, share, (home, rise) => {
        const now = pump(home, OFFERED);
        const then = pump(home, dearer({ gas: 1 + rise, fuels: 1 + rise }));
        const [today = 0, after = 0] = bills(now);
        const [todayThen = 0, afterThen = 0] = bills(then);
        same(afterThen, after, 'after');
        if (home.heatingFuel === 2) same(todayThen, today, 'an electric home');
        else assert.ok(todayThen > today, 'today');
        assert.ok(Math.abs(saving(then) - saving(now) - (todayThen - today)) < 0.03, 'saving');
      }),
      { numRuns: 40 },
    );
  });

  it('petrol raises the saving of an electric car by exactly the extra cost of the fuel', () => {
    fc.assert(
      fc.property(drawn, share, (home, rise) => {
        const now = car(home, OFFERED);
        const then = car(home, dearer({ fuels: 1 + rise }));
        const more = bills(then)[0]! - bills(now)[0]!;
        assert.ok(more > 0);
        assert.ok(Math.abs(saving(then) - saving(now) - more) < 0.03);
        same(bills(then)[1]!, bills(now)[1]!, 'charging');
      }),
      { numRuns: 30 },
    );
  });

  it('exported electricity lowers the bill of a home with panels', () => {
    fc.assert(
      fc.property(drawn, share, (home, rise) => {
        const [, now = 0] = bills(roof(home, OFFERED));
        const [, then = 0] = bills(roof(home, dearer({ sold: 1 + rise })));
        noLess(now, then, 'bill');
      }),
      { numRuns: 30 },
    );
  });
});
