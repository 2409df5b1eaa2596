import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { replacementsOf, yearsOf } from './lifetime-savings.ts';
import type { SolarCase } from './solar-case.ts';
import { solarSystems, systemCost } from './solar-system.ts';

const DAY = '2026-08-15';

describe('the system of a home', () => {
  it('is panels alone, or panels with one battery of each size sold', () => {
    const batteries = solarSystems(10).map(({ panels, peak, battery }) => [panels, peak, battery]);
    assert.deepEqual(
      batteries,
      [0, 5.2, 9.5, 13.5].map((battery) => [10, 4.4, battery]),
    );
  });

  it('costs £10,184, £11,412 or £16,265', () => {
    const cost = (panels: number, size: number) => Math.round(systemCost(solarSystems(panels)[size]!, DAY));
    assert.deepEqual([cost(8, 1), cost(10, 1), cost(14, 2)], [10_184, 11_412, 16_265]);
  });

  it('never costs less with one more panel, although a kW above 4 is cheaper', () => {
    for (let panels = 1; panels < 30; panels++)
      assert.ok(systemCost(solarSystems(panels + 1)[1]!, DAY) >= systemCost(solarSystems(panels)[1]!, DAY));
  });
});

describe('twenty years of saving', () => {
  const years = (panels: number, stored: number, battery: number, inflation = 0) =>
    yearsOf(
      { parts: { panels }, savings: panels + stored, question: { system: { battery } } } as SolarCase,
      inflation,
    );
  const flat = years(1000, 0, 0);

  it('CONST-06: has twenty years, and an unchanged first year', () => {
    assert.deepEqual([flat.length, flat[0]], [20, 1000]);
  });

  it('falls by half a percent of the panels’ part a year, and pays for an inverter in year 12', () => {
    assert.equal(flat[1], 995);
    assert.equal(flat[11]?.toFixed(2), (1000 * 0.995 ** 11 - 900).toFixed(2));
    assert.equal(flat[12]?.toFixed(2), (1000 * 0.995 ** 12).toFixed(2));
  });

  it('YOURS-05: has a battery that ages and is replaced in year 13, at half of the installation and all of the cells', () => {
    const battery = years(0, 100, 5.2);
    assert.deepEqual([battery[0], battery[1], battery[10]], [100, 98, 80]);
    assert.deepEqual([battery[12], battery[13]], [100 - 2830, 98]);
    assert.deepEqual(
      [replacementsOf({ battery: 0 }), replacementsOf({ battery: 9.5 })].map((all) => all.length),
      [1, 2],
    );
  });

  it('YOURS-05: falls only with the panels’ age without a battery', () => {
    assert.deepEqual([years(0, 100, 0)[0], years(0, 100, 0)[10]], [100, 95.11]);
  });

  it('grows with the price of energy', () => {
    assert.equal(years(1000, 0, 0, 0.1)[2]?.toFixed(2), (1000 * 0.995 ** 2 * 1.21).toFixed(2));
  });
});
