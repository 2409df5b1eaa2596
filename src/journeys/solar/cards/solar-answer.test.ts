import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../../test/spec-words.ts';
import { likelyYears } from './solar-answer.ts';

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
