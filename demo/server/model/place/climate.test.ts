import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sum } from '../months.ts';
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

  it('throws on a region that the table lacks', () => {
    assert.throws(() => climateOf(22), /sap_region 22/);
  });
});
