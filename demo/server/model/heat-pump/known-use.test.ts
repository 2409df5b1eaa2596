import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { propertyType } from '../place/property-type.ts';
import { calculatedDemand } from './heat-demand.ts';
import { homeUse } from './known-use.ts';

const semi = propertyType(2)!;
const calculated = calculatedDemand(semi, 2, 2200);
const wholeHeat = calculated.space + calculated.hotWater;

describe('homeUse', () => {
  it('calculates when the meters say nothing, and takes the typical use of the type', () => {
    const use = homeUse(semi, 1, calculated, {});
    assert.deepEqual([use.demand, use.basis, Math.round(use.household)], [calculated, 'calculated', 2644]);
  });

  it('takes the heat from the gas meter: 84 % boiler, 3 % cooking', () => {
    const { demand, basis } = homeUse(semi, 1, calculated, { gasUsage: 11_500 });
    assert.equal(basis, 'gas meter');
    assert.equal((demand.space + demand.hotWater).toFixed(3), (11_500 * 0.84 * 0.97).toFixed(3));
  });

  it('believes the gas meter only between 0.4 and 1.6 of the calculated space heat', () => {
    assert.equal(homeUse(semi, 1, calculated, { gasUsage: 1 }).demand.space, 0.4 * calculated.space);
    assert.equal(homeUse(semi, 1, calculated, { gasUsage: 200_000 }).demand.space, 1.6 * calculated.space);
  });

  it('ignores gas in a home that burns oil or heats by electricity', () => {
    for (const fuel of [2, 3] as const)
      assert.deepEqual(homeUse(semi, fuel, calculated, { gasUsage: 30_000 }).demand, calculated);
  });

  it('takes the heat out of the electricity of an electrically heated home', () => {
    const { demand, household, basis } = homeUse(semi, 2, calculated, { electricityUsage: 13_850 });
    assert.equal(basis, 'electricity meter');
    assert.equal(Math.round(demand.space + demand.hotWater), 10_000);
    assert.equal(Math.round(household), 3850);
  });

  it('keeps an electrically heated home lit however small its use, and takes what is over as household', () => {
    const small = homeUse(semi, 2, calculated, { electricityUsage: 1000 });
    assert.equal((small.demand.space + small.demand.hotWater).toFixed(6), (0.4 * wholeHeat).toFixed(6));
    assert.ok(small.household > 1000);
    const large = homeUse(semi, 2, calculated, { electricityUsage: 40_000 });
    assert.equal((large.household + 1.6 * wholeHeat).toFixed(6), '40000.000000');
  });

  it('leaves the household use of a gas home as its meter says', () => {
    assert.equal(homeUse(semi, 1, calculated, { electricityUsage: 2700 }).household, 2700);
  });
});
