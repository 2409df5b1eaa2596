import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { wireResult } from '../../../test/wire-result.ts';
import { countedText } from './counted-text.ts';

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
