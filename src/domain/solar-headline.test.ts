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

  it('is unknown with the saving', () => assert.equal(saving(null), null));
});
