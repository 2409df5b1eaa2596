import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lifetimeSavings } from './lifetime-savings.ts';
import { batteryFor, nearestStep, solarSystem, systemCost } from './solar-system.ts';

describe('the system of a home', () => {
  it('takes the battery nearest to 0.9 of a day, the smaller of two as near', () => {
    const sizes = [1, 2700, 3500, 4100, 5000, 75_000].map(batteryFor);
    assert.deepEqual(sizes, [5.2, 5.2, 9.5, 9.5, 13.5, 13.5]);
    const halfway = (((5.2 + 9.5) / 2) * 365) / 0.9;
    assert.deepEqual([batteryFor(halfway - 1), batteryFor(halfway + 1)], [5.2, 9.5]);
  });

  it('HON-12: another battery begins at the step that is nearest, on the other side of it', () => {
    for (const use of [800, 2900, 3100, 4400, 4900, 20_000]) {
      const { at, other } = nearestStep(use);
      const [below, above] = [batteryFor(at - 1), batteryFor(at + 1)];
      assert.notEqual(below, above, `${use}: ${at}`);
      assert.equal(other, use > at ? below : above);
    }
    assert.ok(nearestStep(800).at < nearestStep(20_000).at);
  });

  it('pins its cost: £10,184, £11,412, £16,265', () => {
    const cost = (panels: number, use: number) => Math.round(systemCost(solarSystem(panels, use)));
    assert.deepEqual([cost(8, 2500), cost(10, 2700), cost(14, 4100)], [10_184, 11_412, 16_265]);
  });

  it('never costs less with a panel more, although a kW above 4 is cheaper', () => {
    for (let panels = 1; panels < 30; panels++)
      assert.ok(systemCost(solarSystem(panels + 1, 2700)) >= systemCost(solarSystem(panels, 2700)));
  });
});

describe('twenty years of saving', () => {
  const flat = lifetimeSavings({ panels: 1000, battery: 0 }, 0);

  it('CONST-06: has twenty years, the first as it is', () => {
    assert.deepEqual(
      flat.map(({ year }) => year),
      Array.from({ length: 20 }, (_, passed) => passed + 1),
    );
    assert.equal(flat[0]?.savings, 1000);
  });

  it('loses half a percent of the panels a year, and buys an inverter in year 12', () => {
    assert.equal(flat[1]?.savings, 995);
    assert.equal(flat[11]?.savings.toFixed(2), (1000 * 0.995 ** 11 - 900).toFixed(2));
    assert.equal(flat[12]?.savings.toFixed(2), (1000 * 0.995 ** 12).toFixed(2));
  });

  it('lets the battery fade to 70 % and no further', () => {
    const battery = lifetimeSavings({ panels: 0, battery: 100 }, 0).map(({ savings }) => savings);
    assert.deepEqual([battery[0], battery[1], battery[15], battery[19]], [100, 98, 70, 70]);
  });

  it('grows with the price of energy', () => {
    const growing = lifetimeSavings({ panels: 1000, battery: 0 }, 0.1);
    assert.equal(growing[2]?.savings.toFixed(2), (1000 * 0.995 ** 2 * 1.21).toFixed(2));
  });
});
