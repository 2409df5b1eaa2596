// Checks what a solar result says first.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CalculatedResult, Result } from './result.ts';
import { solarHeadline } from './solar-headline.ts';

const saving = (savings: number | null) =>
  solarHeadline({
    calculatedResults: [{ isCurrent: false, savings } as CalculatedResult],
  } as unknown as Result);

describe('the solar headline', () => {
  it('RES-SOL-01: is the saving of a year', () => {
    assert.deepEqual(saving(640.4), { kind: 'save', value: 640.4 });
  });

  it('AMB-22: is what it would cost more, where nothing is saved', () => {
    assert.deepEqual(saving(-120), { kind: 'costMore', value: 120 });
    assert.deepEqual(saving(0), { kind: 'costMore', value: 0 });
  });

  it('HON-04: is what the two bills beside it differ by, as they are shown', () => {
    const rows = [
      { isCurrent: true, annualCost: 938.4 },
      { isCurrent: false, annualCost: 107.6, savings: 830.8 },
    ];
    const headline = solarHeadline({ calculatedResults: rows } as unknown as Result);
    assert.equal(headline?.value, 938 - 108);
  });

  it('is unknown with the saving, and where nothing is put forward', () => {
    assert.equal(saving(null), null);
    assert.equal(solarHeadline({ calculatedResults: [] } as unknown as Result), null);
  });
});
