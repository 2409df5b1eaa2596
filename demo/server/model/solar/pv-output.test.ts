import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTable } from '../../data/read-table.ts';
import { DAYS, SLOTS, sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import { climateOf } from '../place/climate.ts';
import { generationShape, generationShares, yearlyGeneration } from './pv-output.ts';

const MIDLANDS = 6;
const day = (region: number, month: number) =>
  generationShape(region).subarray(month * SLOTS, (month + 1) * SLOTS);

describe('the output of panels', () => {
  it('is 3,875 kWh for ten panels in the Midlands', () => {
    assert.equal(Math.round(yearlyGeneration(10, climateOf(MIDLANDS))), 3875);
  });

  it('rises with each panel', () => {
    const climate = climateOf(MIDLANDS);
    for (let panels = 1; panels < 20; panels++)
      assert.ok(yearlyGeneration(panels + 1, climate) > yearlyGeneration(panels, climate));
  });

  it('uses the mean of south, south-east and east roofs if the roof is unknown', () => {
    const at35 = new Map(
      readTable('pv_orientation_factors.csv', (row) => [row.text('orientation'), row.number('tilt_35')]),
    );
    const mean = (at35.get('S')! + at35.get('SE/SW')! + at35.get('E/W')!) / 3;
    assert.equal(CONSTANTS.unknownOrientation.value, Math.round(mean * 1000) / 1000);
  });

  it('has these months in the Midlands', () => {
    const published = [0.031, 0.049, 0.082, 0.109, 0.13, 0.133, 0.13, 0.116, 0.093, 0.064, 0.037, 0.027];
    generationShares(climateOf(MIDLANDS)).forEach((share, month) => {
      assert.ok(Math.abs(share - published[month]!) <= 0.0006, `month ${month}: ${share}`);
    });
  });

  it('has half hours that add up to the year, in every region', () => {
    for (let region = 0; region <= 21; region++) {
      const year = sum(DAYS.map((days, month) => days * sum(day(region, month))));
      assert.ok(Math.abs(year - 1) < 1e-9, `region ${region}`);
    }
  });

  it('peaks at noon in winter and at 1pm clock time in summer, and is zero at night', () => {
    const peak = (month: number) => day(MIDLANDS, month).indexOf(Math.max(...day(MIDLANDS, month)));
    for (const month of [0, 11]) assert.ok([23, 24].includes(peak(month)), `month ${month}`);
    assert.ok([25, 26].includes(peak(5)), 'June');
    for (let month = 0; month < 12; month++) assert.equal(day(MIDLANDS, month)[2], 0);
  });
});
