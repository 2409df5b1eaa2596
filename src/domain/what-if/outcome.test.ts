import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Flow, WhatIf } from '../extras/what-if.ts';
import { outcomeOf } from './outcome.ts';
import { atRest } from './scenario.ts';

const NOTHING: Flow = { standing: 0, import: [], pump: [], export: [], car: null, fuel: null };
/** A heat pump in a home on gas: £900 a year today, £700 after; no price, no life of its own. */
const PUMP: WhatIf = {
  before: { ...NOTHING, fuel: { perMile: null, use: 10_000, unit: 'kWh', pence: 8, standing: 100 } },
  after: { ...NOTHING, standing: 100, pump: [{ kWh: 3000, rate: 20 }] },
  efficiency: 3,
  lifetime: null,
  cost: null,
};
const ROOF: WhatIf = {
  before: { ...NOTHING, import: [{ kWh: 4000, rate: 25 }] },
  after: { ...NOTHING, import: [{ kWh: 2000, rate: 20 }] },
  efficiency: null,
  lifetime: {
    years: 25,
    panels: 600,
    rest: 0,
    panelLoss: 0,
    restFade: 0,
    restFloor: 0,
    inflation: 0,
    replacements: [],
  },
  cost: 6000,
};
const of = (whatIf: WhatIf, moved: object = {}) => outcomeOf(whatIf, { ...atRest(whatIf, null), ...moved });

describe('the figures of a scenario', () => {
  it('HON-14: is the yearly saving and the cost after, and no more if no price is known', () => {
    assert.deepEqual(of(PUMP), { saving: 200, spent: 700, years: [], covered: false, paid: null });
  });

  it('HON-15: uses the price that the visitor was given, over twenty years of one saving', () => {
    const { years, paid } = of(PUMP, { price: 2400, apr: 0, months: 120 });
    assert.deepEqual(years, []);
    assert.deepEqual(paid?.years, Array(20).fill(200));
    assert.deepEqual([paid?.cost, paid?.lifetime, paid?.breakeven, paid?.inHand[0]], [2400, 4000, 12, -40]);
    assert.deepEqual(paid?.loan, { month: 20, total: 2400, interest: 0 });
    assert.ok((paid?.return ?? 0) > 0.05 && (paid?.return ?? 1) < 0.06);
  });

  it('HON-15: uses the quoted price, whatever the visitor was given, over the life of the system', () => {
    const { years, paid } = of(ROOF, { price: 1 });
    assert.deepEqual(years, Array(25).fill(600));
    assert.equal(paid?.years, years);
    assert.deepEqual([paid?.cost, paid?.breakeven, paid?.inHand.length], [6000, 10, 25]);
  });

  it('RIGHT-11, YOURS-04: a deduction from a price is not paid back, and a price that it covers is stated as covered', () => {
    const helped = { ...PUMP, credit: 10_500 };
    const { paid, covered } = of(helped, { price: 12_500, apr: 0, months: 120 });
    assert.deepEqual([paid?.cost, paid?.breakeven, covered], [2000, 10, false]);
    const all = of(helped, { price: 10_500 });
    assert.deepEqual([all.paid, all.covered], [null, true]);
    assert.equal(of(helped, {}).covered, false, 'no price was told');
  });

  it('RIGHT-11, YOURS-04: its own lifetime counts the growth of prices and the extra cost of service', () => {
    const lifetime = { ...ROOF.lifetime!, years: 3, panels: 200, restFloor: 1, inflation: 0.1, upkeep: 50 };
    const years = of({ ...PUMP, lifetime }).years.map((year) => Math.round(year * 100) / 100);
    assert.deepEqual(years, [150, 165, 181.5]);
  });

  it('HON-15: is not paid back at a price of zero or less', () => {
    assert.equal(of(PUMP, { price: 0 }).paid, null);
    assert.equal(of(PUMP, { price: -5 }).paid, null);
    assert.ok(of(PUMP, { price: 1 }).paid);
  });
});
