import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { quoteResult, toResult } from './quote-result.ts';

const FOCUS = {
  make: 'Ford',
  model: 'Focus',
  image: null,
  isEv: false,
  batterySize: null,
  engineSize: 999,
  fuel: 'Petrol',
  mpg: 40.3,
  cO2Emisions: 259,
  costPerMile: 17.1,
  costPerMileMax: null,
  annualCost: 1265,
  annualCostMax: null,
};
const ROW = {
  isCurrent: false,
  supplierId: 4,
  tariffName: 'GoElectric Overnight',
  savings: 1026,
  annualCost: 239,
  co2Emission: 0,
};
const SENT = {
  request: { current: FOCUS, milesDrivenWeekDays: 100, milesDrivenWeekEnds: 42, totalMiles: 7384 },
  costModel: { totalCost: 11_412 },
  calculatedResults: [{ ...ROW, isCurrent: true }, ROW],
};
const read = (sent: unknown) => toResult(v.parse(quoteResult.answer, sent));

describe('a result as it is sent', () => {
  it('ENT-21: a vehicle keeps each of its figures, under the specification’s spelling', () => {
    const { make, cO2Emisions, costPerMile, annualCost, mpg, engineSize } = read(SENT)?.request.current ?? {};
    assert.deepEqual(
      { make, cO2Emisions, costPerMile, annualCost, mpg, engineSize },
      { make: 'Ford', cO2Emisions: 259, costPerMile: 17.1, annualCost: 1265, mpg: 40.3, engineSize: 999 },
    );
  });

  it('ENT-24: the cost of the system is the cost model’s, and unknown without one', () => {
    assert.equal(read(SENT)?.totalCost, 11_412);
    assert.equal(read({ ...SENT, costModel: null })?.totalCost, null);
  });

  it('ENT-25: a row says whether it is today’s, whose tariff it is, and what it comes to', () => {
    const [today, after] = read(SENT)?.calculatedResults ?? [];
    assert.equal(today?.isCurrent, true);
    const { supplierId, tariffName, savings, annualCost, co2Emission } = after ?? {};
    assert.deepEqual(
      { isCurrent: after?.isCurrent, supplierId, tariffName, savings, annualCost, co2Emission },
      ROW,
    );
  });

  it('ENT-26: months are read as rows, and as two lists of twelve', () => {
    const rows = [{ solarGeneration: 100, householdConsumption: 250 }];
    const lists = { solarGeneration: [100], householdConsumption: [250] };
    for (const monthlyBreakDowns of [rows, lists]) {
      const sent = { ...SENT, calculatedResults: [{ ...ROW, electricity: { monthlyBreakDowns } }] };
      assert.deepEqual(read(sent)?.calculatedResults[0]?.electricity.monthlyBreakDowns, rows);
    }
  });

  it('RES-05: nothing calculated is no result', () => {
    assert.equal(read({ ...SENT, calculatedResults: [] }), null);
    assert.equal(toResult(null), null);
  });
});
