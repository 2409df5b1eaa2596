import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calls } from '../api/calls.ts';
import { readAnswer } from '../api/create-api.ts';
import { success } from '../api/failure.ts';
import {
  billSaving,
  type CalculatedResult,
  co2Reduction,
  type Result,
  recommendedRow,
  toResult,
} from './result.ts';

/** A result through the door it comes in by. */
function result(rows: readonly object[], ashp: object | null = null): Result {
  const wire = { request: { ashp }, calculatedResults: rows };
  const read = readAnswer(calls.quoteResult, success(JSON.stringify(wire)));
  assert.ok(read.ok);
  const parsed = toResult(read.value as Parameters<typeof toResult>[0]);
  assert.ok(parsed);
  return parsed;
}
const today = { isCurrent: true, annualCost: 1800, co2Emission: 2.4, savings: 0 };

describe('recommendedRow', () => {
  it('AMB-22: takes the row marked recommended, whatever it saves', () => {
    const rows = [
      today,
      { isCurrent: false, savings: 500 },
      { isCurrent: false, savings: 100, isRecommended: true },
    ];
    assert.equal(recommendedRow(result(rows))?.savings, 100);
  });

  it('AMB-22: without a mark, takes the one that saves most and is not today', () => {
    const rows = [
      { ...today, savings: 9000 },
      { isCurrent: false, savings: 100 },
      { isCurrent: false, savings: 500 },
    ];
    assert.equal(recommendedRow(result(rows))?.savings, 500);
  });

  it('AMB-22: takes a row of unknown saving only if no saving is known; of equal rows, the first', () => {
    const unknown = { isCurrent: false, tariffName: 'unknown' };
    const losing = { isCurrent: false, savings: -50, tariffName: 'losing' };
    const same = { isCurrent: false, savings: -50, tariffName: 'the same' };
    const name = (...rows: readonly object[]) => recommendedRow(result([today, ...rows]))?.tariffName;
    assert.equal(name(unknown, losing), 'losing');
    assert.equal(name(losing, unknown), 'losing');
    assert.equal(name(losing, same), 'losing');
    assert.equal(name({ ...losing, savings: 0 }, unknown), 'losing');
    assert.equal(name(unknown), 'unknown');
  });

  it('finds none if there is only today’s row', () => assert.equal(recommendedRow(result([today])), null));
});

describe('co2Reduction', () => {
  it('has no figure if one is missing', () => {
    assert.equal(co2Reduction(result([today, { isCurrent: false, co2Emission: null }])), null);
    assert.equal(
      co2Reduction(
        result([
          { ...today, co2Emission: null },
          { isCurrent: false, co2Emission: 1 },
        ]),
      ),
      null,
    );
    assert.equal(co2Reduction(result([today])), null);
    assert.equal(co2Reduction(result([{ isCurrent: false, co2Emission: 1 }])), null);
  });
});

describe('the result call', () => {
  it('RES-05: 404, nothing, null and an empty list all mean that there is no result', () => {
    for (const body of ['', 'null']) {
      const read = readAnswer(calls.quoteResult, success(body));
      assert.ok(read.ok && read.value === null, body);
    }
    const notFound = { ok: false, failure: { kind: 'refused', status: 404, message: null } } as const;
    const read = readAnswer(calls.quoteResult, notFound);
    assert.ok(read.ok && read.value === null);
    assert.equal(toResult(null), null);
  });

  it('ENT-26: reads twelve months as a list and as two arrays', () => {
    const months = Array.from({ length: 12 }, (_, month) => ({
      solarGeneration: month,
      householdConsumption: 100,
    }));
    const split = {
      solarGeneration: months.map((m) => m.solarGeneration),
      householdConsumption: months.map(() => 100),
    };
    for (const monthlyBreakDowns of [months, split]) {
      const row = { isCurrent: false, electricity: { monthlyBreakDowns } };
      assert.deepEqual(result([row]).calculatedResults[0]?.electricity.monthlyBreakDowns, months);
    }
  });
});

// Checks by how much a bill falls.

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
