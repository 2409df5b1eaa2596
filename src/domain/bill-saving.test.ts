// Checks by how much a bill falls.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { billSaving } from './bill-saving.ts';
import type { CalculatedResult, Result } from './result.ts';

const saving = (savings: number | null) =>
  billSaving({
    calculatedResults: [{ isCurrent: false, savings } as CalculatedResult],
  } as unknown as Result);

describe('the saving of a bill', () => {
  it('RES-SOL-01 RES-HP-01: is the saving of a year', () => {
    assert.deepEqual(saving(640.4), { kind: 'save', value: 640.4 });
  });

  it('AMB-22: is what it would cost more, where nothing is saved', () => {
    assert.deepEqual(saving(-120), { kind: 'costMore', value: 120 });
    assert.deepEqual(saving(0), { kind: 'costMore', value: 0 });
  });

  it('HON-04: is the difference between the two bills as shown', () => {
    const rows = [
      { isCurrent: true, annualCost: 938.4 },
      { isCurrent: false, annualCost: 107.6, savings: 830.8 },
    ];
    const headline = billSaving({ calculatedResults: rows } as unknown as Result);
    assert.equal(headline?.value, 938 - 108);
  });

  it('is unknown if the saving is, or if nothing is recommended', () => {
    assert.equal(saving(null), null);
    assert.equal(billSaving({ calculatedResults: [] } as unknown as Result), null);
  });
});
