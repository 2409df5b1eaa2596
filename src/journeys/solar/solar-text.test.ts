import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { wireResult } from '../../../test/wire-result.ts';
import { billSaving } from '../../domain/result.ts';
import { packs } from '../../words/packs.ts';
import { countedText, likelyYears, solarTail } from './solar-text.ts';

/** Of panels that save so much in each of twenty years. */
function tailOf(savings: number, totalCost: number | null): string {
  const yearlyBreakDowns = Array.from({ length: 20 }, (_, at) => ({ year: at + 1, savings }));
  const result = wireResult({
    costModel: { totalCost },
    calculatedResults: [
      { isCurrent: true, annualCost: 900, savings: 0 },
      {
        isCurrent: false,
        isRecommended: true,
        annualCost: 900 - savings,
        savings,
        electricity: { yearlyBreakDowns },
      },
    ],
  });
  return solarTail(result, billSaving(result)!, words);
}

describe('the sentence after the saving of panels', () => {
  it('RIGHT-02, YOURS-05, RES-SOL-01: says so if the savings are less than the system costs', () => {
    assert.equal(
      tailOf(300, 7000),
      'a year with solar panels. Over 20 years that is less than the system costs',
    );
    assert.equal(tailOf(400, 7000), 'a year with solar panels');
    assert.equal(tailOf(350, 7000), 'a year with solar panels');
  });

  it('RIGHT-02: promises no earnings without the cost of the system, nor does any other sentence of the widget', () => {
    const sentences = Object.values(packs[0].sentences).filter((sentence) => typeof sentence === 'string');
    assert.ok(sentences.length > 500);
    const promises = sentences.filter((one) =>
      /\b(be )?paid more than you pay|earns? you money|free (power|energy|electricity)/i.test(one),
    );
    assert.deepEqual(
      promises.filter((one) => !/cost/i.test(one)),
      [],
    );
  });

  it('is empty if the cost is unknown or the year costs more', () => {
    assert.equal(tailOf(300, null), 'a year with solar panels');
    assert.equal(tailOf(-20, 7000), 'more a year with solar panels');
  });
});

const LIFE = {
  years: 20,
  panels: 100,
  rest: 0,
  panelLoss: 0,
  restFade: 0,
  restFloor: 1,
  inflation: 0,
  replacements: [{ year: 5, cost: 60, what: 'inverter' }],
};

/** @param range the ends of a saving of £100 a year; null without one */
const likely = (
  range: readonly [number, number] | null,
  totalCost: number | null = 1000,
  lifetime: object | null = LIFE,
) => {
  const ranges = range && [
    { figure: 'savings', unit: '£/y', base: 100, low: range[0], high: range[1], drivers: [] },
  ];
  return likelyYears({ ranges, totalCost, whatIf: { lifetime } } as never, words);
};

describe('when solar has likely paid for itself', () => {
  it('HON-12, SEEN-08: at both ends of the saving’s range; a new part costs the same at each', () => {
    // 1,060 are saved in 13.3 years of 80 and in 8.4 of 126.
    assert.equal(likely([80, 126]), 'Likely 8 to 13 years');
    assert.equal(likely([40, 126]), 'In 8 years at the soonest');
  });

  it('HON-12: says nothing if an end is not known, or if both are the same year', () => {
    for (const none of [likely(null), likely([80, 126], null), likely([80, 126], 1000, null)])
      assert.equal(none, '');
    assert.equal(likely([99, 101], 950), '');
    assert.equal(likely([-20, 30]), '', 'neither end pays it back');
  });
});

const flow = { standing: 0, import: [] };
const lifetime = {
  years: 20,
  panels: 630,
  rest: 0,
  panelLoss: 0.005,
  restFade: 0.02,
  restFloor: 0.7,
  inflation: 0.02,
  replacements: [{ year: 12, cost: 900, what: 'inverter' }],
};
const counted = (breakeven: number | null, whatIf: object | null) =>
  countedText(wireResult({ calculatedResults: [{ isCurrent: true }], whatIf }), breakeven, words);

describe('the prices and parts in the years to breakeven', () => {
  it('RES-SOL-15: are prices that rise, panels that fade, and what is bought again until then', () => {
    const whatIf = { before: flow, after: flow, lifetime };
    const fades = 'We count that prices rise 2% and panels lose 0.5% a year.';
    const inverter = 'In year 12 we add £900 for a new inverter.';
    assert.equal(counted(12.7, whatIf), `${fades} ${inverter}`);
    assert.equal(counted(null, whatIf), `${fades} ${inverter}`);
    assert.equal(counted(9.5, whatIf), fades);
    assert.equal(counted(9.5, null), '');
  });
});
