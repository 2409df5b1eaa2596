import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { words } from '../../../test/spec-words.ts';
import { wireResult } from '../../../test/wire-result.ts';
import { breakdownRows } from './heat-pump-rows.ts';

const today = { isCurrent: true, annualCost: 1801, co2Emission: 2.41 };
const after = {
  isCurrent: false,
  savings: 300,
  annualCost: 1502,
  co2Emission: 0.93,
  electricity: { householdConsumption: 6004 },
};
const breakdown = {
  heatDemand: 11_005,
  oldFuelUse: 12_006,
  oldFuelCost: 707,
  pumpElectricity: 3308,
  pumpCost: 609,
  efficiency: 3.31,
  costAtPriceCap: 1710,
};
const rows = (wire: object) =>
  breakdownRows(wireResult(wire), words).map(({ label, value }) => [words(label), value]);

describe('the detailed breakdown of a heat pump', () => {
  it('RES-HP-16, AMB-39: shows each figure of the result under its own name', () => {
    assert.deepEqual(rows({ calculatedResults: [today, after], breakdown }), [
      [words('hp.row.costNow'), '£1,801'],
      [words('hp.row.costAfter'), '£1,502'],
      [words('hp.row.costAtPriceCap'), '£1,710'],
      [words('hp.row.heatDemand'), '11,005 kWh'],
      [words('hp.row.oldFuelUse'), '12,006 kWh'],
      [words('hp.row.oldFuelCost'), '£707'],
      [words('hp.row.pumpElectricity'), '3,308 kWh'],
      [words('hp.row.pumpCost'), '£609'],
      [words('hp.row.efficiency'), '3.31'],
      [words('hp.row.consumption'), '6,004 kWh'],
      [words('hp.row.co2Now'), '2.41 tonnes'],
      [words('hp.row.co2After'), '0.93 tonnes'],
      [words('hp.row.installation'), null],
    ]);
  });

  it('HON-09: names each figure’s sum, if it has one, with the figure', () => {
    const summed = breakdownRows(wireResult({ calculatedResults: [today, after], breakdown }), words);
    assert.deepEqual(
      summed.flatMap(({ sum, figure }) => (sum ? [[sum, figure]] : [])),
      [
        ['hp-cost-now', 1801],
        ['hp-cost-after', 1502],
        ['hp-cost-at-cap', 1710],
        ['hp-heat', 11_005],
        ['hp-pump-electricity', 3308],
        ['hp-efficiency', 3.31],
        ['hp-co2-now', 2.41],
        ['hp-co2-after', 0.93],
      ],
    );
    const shown = rows({ calculatedResults: [after] }).filter(([, value]) => value !== null);
    assert.deepEqual(shown.length, 3);
  });

  it('AMB-39: has a dash for a missing figure, and zero for zero', () => {
    const known = rows({ calculatedResults: [{ ...today, annualCost: 0 }] }).filter(
      ([, value]) => value !== null,
    );
    assert.deepEqual(known, [
      [words('hp.row.costNow'), '£0'],
      [words('hp.row.co2Now'), '2.41 tonnes'],
    ]);
  });
});
