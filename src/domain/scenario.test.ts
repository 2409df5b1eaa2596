import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { IRR, PMT } from '@formulajs/formulajs';
import fc from 'fast-check';
import { APR_OPTIONS, inHand, LOAN_TERM_OPTIONS, loanOf, yearlyReturn } from './finance.ts';
import { atRest, isMoved, outcomeOf, scenarioSaving, scenarioYears, spend } from './scenario.ts';
import { breakevenYears } from './solar.ts';
import type { Flow, WhatIf } from './what-if.ts';

const NOTHING: Flow = { standing: 0, import: [], pump: [], export: [], car: null, fuel: null };
const pennies = (value: number) => Math.round(value * 100) / 100;

/** The worked home's car: 8,320 miles, petrol at 151.4p, Intelligent Octopus Go, a 7 kW charger. */
const CAR: WhatIf = {
  before: {
    ...NOTHING,
    fuel: { perMile: 4.54609 / 40.3, use: null, unit: 'l', pence: 151.4, standing: 0 },
  },
  after: {
    ...NOTHING,
    car: { milesPerKwh: 3.74 * 0.9, low: 8, high: 28.85, windowKwhPerDay: 0.95 * 7 * 6, most: 0.9 },
  },
  efficiency: null,
  lifetime: null,
  cost: null,
};
const MILES = 8320;
const carRest = atRest(CAR, MILES);

/** The worked home's panels and battery: £830.16 a year, £11,412. */
const ROOF: WhatIf = {
  before: { ...NOTHING, standing: 220.86, import: [{ kWh: 2700, rate: 26.56 }] },
  after: {
    ...NOTHING,
    standing: 220.86,
    import: [
      { kWh: 848.3, rate: 16.4 },
      { kWh: 125.1, rate: 27.75 },
    ],
    export: [
      { kWh: 1910.5, rate: 10.5 },
      { kWh: 308.1, rate: 28 },
    ],
  },
  efficiency: null,
  lifetime: {
    years: 20,
    panels: 600,
    rest: 230.16,
    panelLoss: 0.005,
    restFade: 0.02,
    restFloor: 0.7,
    inflation: 0.02,
    replacements: [{ year: 12, cost: 900, what: 'inverter' }],
  },
  cost: 11_412,
};
const roofRest = atRest(ROOF, null);

describe('the what-if panel', () => {
  it('HON-14: equals the quote if no lever is moved', () => {
    assert.equal(pennies(scenarioSaving(CAR, carRest)), 1171.68);
    assert.ok(!isMoved({ ...carRest, apr: 0.09, months: 240 }, carRest));
    assert.ok(Math.abs(scenarioSaving(ROOF, roofRest) - 830.16) < 0.5);
  });

  it('HON-14: charges a car without a window at one rate, all of it', () => {
    const car = { milesPerKwh: 4, low: 10, high: 30, windowKwhPerDay: null, most: 0.9 };
    const alone = { ...CAR, before: NOTHING, after: { ...NOTHING, car } };
    assert.equal(scenarioSaving(alone, atRest(alone, 4000)), -100);
  });

  it('HON-14: is moved by any one lever', () => {
    for (const lever of ['miles', 'electricity', 'fuel', 'exported', 'efficiency', 'inflation'])
      assert.ok(isMoved({ ...carRest, [lever]: 7 }, carRest), lever);
  });

  it('HON-14: gives the worked figures of a moved lever', () => {
    const at = (moved: object) => Math.round(scenarioSaving(CAR, { ...carRest, ...moved }));
    assert.deepEqual(
      [at({ miles: 10_000 }), at({ fuel: 1.1 }), at({ electricity: 1.1 })],
      [1408, 1314, 1147],
    );
  });

  it('HON-14: fills the cheap window first, and charges the rest at the dear rate', () => {
    const all = (miles: number) => scenarioSaving({ ...CAR, before: NOTHING }, { ...carRest, miles });
    const held = (0.95 * 7 * 6 * 365) / 0.9;
    const kWh = held * 2;
    const expected = (kWh * (0.45 * 8 + 0.55 * 28.85)) / 100;
    assert.ok(Math.abs(-all(kWh * 3.74 * 0.9) - expected) < 1e-6);
    assert.equal(all(0), 0);
    const dear: WhatIf = { ...CAR, after: { ...NOTHING, car: { ...CAR.after.car!, windowKwhPerDay: 0 } } };
    assert.equal(spend(dear.after, { ...carRest, miles: 0 }, null), 0);
  });

  it('HON-14: changes each saving in the direction of its lever', () => {
    const factor = fc.double({ min: 0.5, max: 2, noNaN: true });
    fc.assert(
      fc.property(factor, factor, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const car = (moved: object) => scenarioSaving(CAR, { ...carRest, ...moved });
        const roof = (moved: object) => scenarioSaving(ROOF, { ...roofRest, ...moved });
        // Two factors that differ in their last bit may give sums that differ in theirs, either way.
        const rises = (low: number, high: number) => assert.ok(low <= high + 1e-9, `${low} ${high}`);
        rises(car({ fuel: less }), car({ fuel: more }));
        rises(car({ electricity: more }), car({ electricity: less }));
        rises(roof({ electricity: less }), roof({ electricity: more }));
        rises(roof({ exported: less }), roof({ exported: more }));
      }),
    );
  });

  it('HON-14: lets a more efficient pump draw less, and nothing else', () => {
    const pump: WhatIf = {
      ...ROOF,
      efficiency: 3.5,
      after: {
        ...NOTHING,
        standing: 100,
        import: [{ kWh: 1000, rate: 20 }],
        pump: [{ kWh: 2800, rate: 20 }],
      },
    };
    const saving = (efficiency: number) => scenarioSaving(pump, { ...atRest(pump, null), efficiency });
    assert.ok(Math.abs(saving(4.375) - saving(3.5) - 112) < 1e-9);
    const unquoted = { ...pump, efficiency: null };
    const cost = (whatIf: WhatIf, efficiency: number | null) =>
      -scenarioSaving({ ...whatIf, before: NOTHING }, { ...atRest(whatIf, null), efficiency });
    assert.deepEqual([cost(unquoted, 4), cost(pump, null)], [860, 860]);
    const dearer = scenarioSaving({ ...pump, before: NOTHING }, { ...atRest(pump, null), electricity: 1.1 });
    assert.equal(pennies(-dearer - 100), 836, 'the pump’s power grows dearer with the home’s');
  });
});

describe('the years of a scenario', () => {
  it('HON-14: fall as panels and battery age: the panels by a share each year, the rest down to its floor', () => {
    const lifetime = {
      ...ROOF.lifetime!,
      years: 3,
      panels: 100,
      rest: 50,
      panelLoss: 0.1,
      restFade: 0.2,
      restFloor: 0.7,
      inflation: 0.05,
      replacements: [{ year: 2, cost: 30, what: 'inverter' }],
    };
    const short = { ...ROOF, lifetime };
    const rest = atRest(short, null);
    assert.equal(rest.inflation, 0.05);
    // 100 + 50; (90 + 40) × 1.05 - 30; (81 + 35) × 1.05²
    assert.deepEqual(scenarioYears(short, rest).map(pennies), [150, 106.5, 127.89]);
  });

  it('HON-14: grow with inflation, and pay for the inverter in its year', () => {
    const flat = scenarioYears(ROOF, { ...roofRest, inflation: 0 });
    const grown = scenarioYears(ROOF, { ...roofRest, inflation: 0.1 });
    assert.equal(flat.length, 20);
    assert.equal(pennies(flat[0] ?? 0), 830.16);
    assert.equal(pennies((grown[11] ?? 0) + 900), pennies(((flat[11] ?? 0) + 900) * 1.1 ** 11));
  });

  it('HON-14: follow a price that was moved', () => {
    const dearer = { ...roofRest, electricity: 1.2 };
    const ratio = scenarioSaving(ROOF, dearer) / scenarioSaving(ROOF, roofRest);
    assert.equal(pennies(scenarioYears(ROOF, dearer)[0] ?? 0), pennies(830.16 * ratio));
  });

  it('HON-14: are as quoted if nothing is saved', () => {
    const evened = { ...ROOF, after: ROOF.before };
    assert.equal(pennies(scenarioYears(evened, { ...roofRest, electricity: 1.2 })[0] ?? 0), 830.16);
  });

  it('are empty if the quote has no lifetime', () => {
    assert.deepEqual(scenarioYears(CAR, carRest), []);
  });
});

describe('a loan', () => {
  it('HON-15: is the standard annuity to a penny, at every rate and term of the specification', () => {
    for (const percent of APR_OPTIONS) {
      for (const months of LOAN_TERM_OPTIONS) {
        const rate = (1 + percent / 100) ** (1 / 12) - 1;
        assert.equal(
          pennies(loanOf(11_412, percent / 100, months).month),
          pennies(-(PMT(rate, months, 11_412) as number)),
          `${percent} % over ${months} months`,
        );
      }
    }
  });

  it('HON-15: gives the worked figures', () => {
    const { month, total, interest } = loanOf(11_412, 0.05, 120);
    assert.deepEqual([pennies(month), pennies(total), pennies(interest)], [120.42, 14450.81, 3038.81]);
    assert.equal(Math.round(loanOf(11_412, 0.07, 180).total), 18217);
    assert.equal(pennies(loanOf(11_412, 0, 120).month), 95.1);
    assert.equal(loanOf(11_412, 0, 120).interest, 0);
  });

  it('HON-14: takes its months from the savings until it is paid back', () => {
    const loan = { month: 10, total: 240, interest: 0 };
    assert.deepEqual(inHand([100, 100, 100], loan, 24), [-20, -40, 60]);
  });
});

describe('the yearly return', () => {
  it('HON-20: is that of a published library', () => {
    const years = scenarioYears(ROOF, roofRest);
    assert.ok(Math.abs((yearlyReturn(years, 11_412) ?? 0) - (IRR([-11_412, ...years]) as number)) < 1e-6);
  });

  it('HON-20: is zero for a system that returns exactly its cost, although its yearly rate is 5 %', () => {
    assert.ok(Math.abs(yearlyReturn(Array(20).fill(500), 10_000) ?? 1) < 1e-6);
  });

  it('HON-20: does not exist if the money is lost or there was no cost', () => {
    assert.equal(yearlyReturn([1, 1], 10_000), null);
    assert.equal(yearlyReturn([], 10_000), null);
    assert.equal(yearlyReturn([100], 0), null);
    // Half is left: the lowest rate that is told.
    assert.equal(yearlyReturn([1], 2)?.toFixed(6), '-0.500000');
  });

  it('agrees with breakeven: a system that never pays for itself returns less than zero', () => {
    const years = Array(20).fill(400);
    assert.equal(breakevenYears(years, 9000), null);
    assert.ok((yearlyReturn(years, 9000) ?? 0) < 0);
  });
});

const NO_FLOW: Flow = { standing: 0, import: [], pump: [], export: [], car: null, fuel: null };
/** A heat pump in a home on gas: £900 a year today, £700 after; no price, no life of its own. */
const PUMP: WhatIf = {
  before: { ...NO_FLOW, fuel: { perMile: null, use: 10_000, unit: 'kWh', pence: 8, standing: 100 } },
  after: { ...NO_FLOW, standing: 100, pump: [{ kWh: 3000, rate: 20 }] },
  efficiency: 3,
  lifetime: null,
  cost: null,
};
const PLAIN_ROOF: WhatIf = {
  before: { ...NO_FLOW, import: [{ kWh: 4000, rate: 25 }] },
  after: { ...NO_FLOW, import: [{ kWh: 2000, rate: 20 }] },
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
    const { years, paid } = of(PLAIN_ROOF, { price: 1 });
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
    const lifetime = {
      ...PLAIN_ROOF.lifetime!,
      years: 3,
      panels: 200,
      restFloor: 1,
      inflation: 0.1,
      upkeep: 50,
    };
    const years = of({ ...PUMP, lifetime }).years.map((year) => Math.round(year * 100) / 100);
    assert.deepEqual(years, [150, 165, 181.5]);
  });

  it('HON-15: is not paid back at a price of zero or less', () => {
    assert.equal(of(PUMP, { price: 0 }).paid, null);
    assert.equal(of(PUMP, { price: -5 }).paid, null);
    assert.ok(of(PUMP, { price: 1 }).paid);
  });
});
