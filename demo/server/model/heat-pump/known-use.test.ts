import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calculatedDemand } from '../load/heat-demand.ts';
import { type HeatingFuel, homeLoad } from '../load/home-load.ts';
import { placeOf } from '../place/place.ts';
import { propertyType } from '../place/property-type.ts';
import { homeUse, type KnownHome } from './known-use.ts';

const place = placeOf('BS1 9AA')!;
const semi = propertyType(2)!;
const calculated = calculatedDemand(semi, 2, 2200);
const wholeHeat = calculated.space + calculated.hotWater;

function use(fuel: HeatingFuel, meters: Omit<KnownHome, 'fuel'>) {
  const home = { fuel, ...meters };
  const load = homeLoad({ ...home, place: { ...place, degreeDays: 2200 }, type: semi, isEconomy7: false });
  return homeUse(home, load, calculated);
}
const heatOf = ({ demand }: ReturnType<typeof use>) => demand.space + demand.hotWater;

describe('homeUse', () => {
  it('is calculated without meter readings, with the typical use of the type', () => {
    const { demand, basis, household, gas } = use(1, {});
    assert.deepEqual([demand, basis, Math.round(household)], [calculated, 'calculated', 2644]);
    assert.equal((gas * 0.84 * 0.97).toFixed(3), wholeHeat.toFixed(3));
  });

  it('derives the heat from the gas meter: 84 % boiler, 3 % cooking', () => {
    const metered = use(1, { gasUsage: 11_500 });
    assert.equal(metered.basis, 'gas meter');
    assert.equal(heatOf(metered).toFixed(3), (11_500 * 0.84 * 0.97).toFixed(3));
  });

  it('HON-01: uses the gas meter for the bill however far it is from the estimate, and says when the two disagree', () => {
    const far = [1, 3000, 11_500, 25_000, 200_000].map((gasUsage) => use(1, { gasUsage }));
    assert.deepEqual(
      far.map(({ gas }) => gas),
      [1, 3000, 11_500, 25_000, 200_000],
    );
    assert.deepEqual(
      far.map(({ mismatch }) => mismatch),
      [true, true, false, true, true],
    );
    for (const { demand } of far) assert.ok(demand.space > 0 && demand.hotWater > 0);
  });

  it('never counts more than a fixed share of a small heat demand as hot water', () => {
    const { demand } = use(1, { gasUsage: 2000 });
    assert.equal(demand.hotWater.toFixed(6), (0.8 * 2000 * 0.84 * 0.97).toFixed(6));
  });

  it('includes electric cooking once the gas supply is closed: 162 kWh for the sample home', () => {
    assert.equal(use(1, { gasUsage: 11_500 }).hob.toFixed(2), '162.35');
    for (const fuel of [2, 3] as const) assert.equal(use(fuel, {}).hob, 0);
  });

  it('excludes the gas of a home heated by oil or electricity, and says that the gas supply stays', () => {
    for (const fuel of [2, 3] as const) {
      const kept = use(fuel, { gasUsage: 30_000 });
      assert.deepEqual([kept.demand, kept.gas, kept.keptGas], [calculated, 0, true]);
    }
    assert.equal(use(1, { gasUsage: 30_000 }).keptGas, false);
  });

  it('separates the heat from the electricity of an electrically heated home', () => {
    const metered = use(2, { electricityUsage: 12_644 });
    assert.equal(metered.basis, 'electricity meter');
    assert.equal(Math.round(heatOf(metered)), 10_000);
    assert.equal(Math.round(metered.household), 2644);
  });

  it('keeps the metered household use of a home heated by gas', () => {
    assert.equal(use(1, { electricityUsage: 2700 }).household, 2700);
  });
});
