import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ownSentence } from '../../../../src/words/message.ts';
import { readTable } from '../../data/read-table.ts';
import { WORDS } from '../../test/in-english.ts';
import { MONTHS, sum } from '../calendar.ts';
import { climateOf, heatingShares, regionName } from './climate.ts';

describe('the climate of a region', () => {
  it('gives panels 0.86 of the irradiation of a south slope, in every region', () => {
    for (let region = 0; region <= 21; region++) {
      const { pvYield, southSlope } = climateOf(region);
      assert.ok(Math.abs(pvYield - 0.86 * sum(southSlope)) < 1, `region ${region}`);
    }
  });

  it('gives every month a share of the year’s heating, January over twice that of July', () => {
    for (let region = 0; region <= 21; region++) {
      const shares = heatingShares(climateOf(region));
      assert.ok(Math.abs(sum(shares) - 1) < 1e-12, `region ${region}`);
      assert.ok(shares.every((share) => share > 0));
      assert.ok(shares[0]! > 2 * shares[6]!, `region ${region}: January against July`);
    }
  });

  it('calculates the shares by Hitchin’s formula, also for a month at the base temperature', () => {
    // Degree days of one day: 10 / (1 - e^-7.1) = 10.00826 at 5.5 °C, and 1 / 0.71 = 1.40845 at 15.5 °C.
    const temperatures = MONTHS.map((month) => (month === 'jan' ? 5.5 : 15.5));
    const [january, february] = heatingShares({ ...climateOf(0), temperatures });
    const year = 31 * 10.00826 + 334 * 1.40845;
    assert.equal(january?.toFixed(5), ((31 * 10.00826) / year).toFixed(5));
    assert.equal(february?.toFixed(5), ((28 * 1.40845) / year).toFixed(5));
  });

  it('throws if the table lacks the region', () => {
    assert.throws(() => climateOf(22), /sap_region 22/);
  });

  it('HON-08: is named in the languages of the widget as in the table', () => {
    const names = readTable('climate.csv', (row) => [row.number('sap_region'), row.text('name')] as const);
    for (const [region, name] of names.slice(1))
      assert.equal(ownSentence(WORDS, regionName(climateOf(region))), name);
  });
});
