import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MONTHS, sum } from '../months.ts';
import { climateOf, heatingShares } from './climate.ts';

describe('the climate of a region', () => {
  it('yields 0.86 of the irradiation of a south slope, in every region', () => {
    for (let region = 0; region <= 21; region++) {
      const { pvYield, southSlope } = climateOf(region);
      assert.ok(Math.abs(pvYield - 0.86 * sum(southSlope)) < 1, `region ${region}`);
    }
  });

  it('shares a year of heating out among all months, in January over twice that of July', () => {
    for (let region = 0; region <= 21; region++) {
      const shares = heatingShares(climateOf(region));
      assert.ok(Math.abs(sum(shares) - 1) < 1e-12, `region ${region}`);
      assert.ok(shares.every((share) => share > 0));
      assert.ok(shares[0]! > 2 * shares[6]!, `region ${region}: January against July`);
    }
  });

  it('shares by Hitchin’s formula, a month at the base of the degree days too', () => {
    // Degree days of a day: 10 / (1 - e^-7.1) = 10.00826 where it is 5.5 °C, 1 / 0.71 = 1.40845 where it is 15.5 °C.
    const temperatures = MONTHS.map((month) => (month === 'jan' ? 5.5 : 15.5));
    const [january, february] = heatingShares({ ...climateOf(0), temperatures });
    const year = 31 * 10.00826 + 334 * 1.40845;
    assert.equal(january?.toFixed(5), ((31 * 10.00826) / year).toFixed(5));
    assert.equal(february?.toFixed(5), ((28 * 1.40845) / year).toFixed(5));
  });

  it('throws on a region that the table lacks', () => {
    assert.throws(() => climateOf(22), /sap_region 22/);
  });
});
