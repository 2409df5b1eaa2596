import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wireResult } from '../../test/wire-result.ts';
import { heatPumpHeadline } from './heat-pump-headline.ts';

const today = { isCurrent: true, annualCost: 1800.4, co2Emission: 2.404, savings: 0 };
const after = { isCurrent: false, annualCost: 1500.6, co2Emission: 0.926, savings: 299.8 };
const headline = (rows: readonly object[], fuel: 1 | 2 | 3 | null, ashp: object | null = null) =>
  heatPumpHeadline(wireResult({ request: { ashp }, calculatedResults: rows }), fuel);

describe('the headline of a heat pump', () => {
  it('RES-HP-01, RES-HP-02: goes by the fuel of the quote, and by the answer where the quote has none', () => {
    assert.equal(headline([today, after], 1, { ashpSize: 7, heatingFuel: 2 })?.kind, 'save');
    assert.equal(headline([today, after], 2, { ashpSize: 7, heatingFuel: 1 })?.kind, 'co2Less');
    assert.equal(headline([today, after], 2)?.kind, 'save');
    assert.equal(headline([today, after], null)?.kind, 'co2Less');
  });

  it('RES-HP-01: is the difference of the costs as they are shown', () => {
    assert.deepEqual(headline([today, after], 2), { kind: 'save', value: 299 });
  });

  it('RES-HP-01: is what the server says it saves where the costs are not known', () => {
    assert.deepEqual(headline([{ isCurrent: false, savings: 250 }], 2), { kind: 'save', value: 250 });
    assert.equal(headline([today], 2), null);
    assert.equal(headline([today, { isCurrent: false }], 2), null);
  });

  it('RES-HP-02, AMB-34: is the difference of the emissions, which is rounded once, as it is shown', () => {
    // 2.1045 and 0.4266: 1.68 as shown, though 2.10 less 0.43 is 1.67.
    const [before, with_] = [
      { ...today, co2Emission: 2.1045 },
      { ...after, co2Emission: 0.4266 },
    ];
    assert.equal(headline([before, with_], 1)?.value.toFixed(4), '1.6779');
  });

  it('AMB-34: says that emissions rise, and of the same as today that none are cut', () => {
    assert.equal(headline([today, { ...after, co2Emission: 3 }], 3)?.kind, 'co2More');
    assert.deepEqual(headline([today, { ...after, co2Emission: 2.404 }], 3), { kind: 'co2Less', value: 0 });
  });

  it('RES-HP-02: is none while either side is unknown', () => {
    assert.equal(headline([{ ...today, co2Emission: null }, after], 1), null);
    assert.equal(headline([today, { ...after, co2Emission: null }], 1), null);
    assert.equal(headline([after], 1), null);
    assert.equal(headline([today], 1), null);
  });
});
