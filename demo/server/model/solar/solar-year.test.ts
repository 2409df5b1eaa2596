import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Occupancy } from '../../../../src/domain/usage.ts';
import { tableMarket } from '../../test/table-market.ts';
import { sum } from '../calendar.ts';
import { CONSTANTS } from '../constants.ts';
import { occupiedShape } from '../load/load-profile.ts';
import { ratesOf } from '../tariff/rates.ts';
import { noHours } from './battery-day.ts';
import { generationShape } from './pv-output.ts';
import { type SolarHome, solarYear } from './solar-year.ts';

const { standard, tariffs, region } = tableMarket(null);
const flat = ratesOf(standard, region);
const flux = ratesOf(tariffs.find(({ name }) => name === 'Octopus Flux')!, region);

function home(occupancy: Occupancy, use: number, generation: number): SolarHome {
  const { shape, coincidence } = occupiedShape(occupancy, false);
  return {
    use: shape.map((share) => share * use),
    made: generationShape(6).map((share) => share * generation),
    coincidence,
  };
}

describe('a year of a home with panels', () => {
  const usedInHouse = (occupancy: Occupancy, battery: number) =>
    1 - solarYear(home(occupancy, 2750, 2250), battery, flat).sold / 2250;

  it('gives these figures with the fitted model', () => {
    const pinned = ([1, 2, 3] as const).map((id) => [
      usedInHouse(id, 0).toFixed(3),
      usedInHouse(id, 5.1).toFixed(3),
    ]);
    assert.deepEqual(pinned, [
      ['0.346', '0.722'],
      ['0.266', '0.716'],
      ['0.200', '0.696'],
    ]);
  });

  it('has half hours that add up to its imports, exports and battery output', () => {
    const ours = home(2, 2750, 3500);
    const hours = noHours();
    const { plan } = solarYear(ours, 5.2, flux);
    const { bought, sold, earned } = solarYear(ours, 5.2, flux, { plan, hours });
    const near = (one: number, other: number) =>
      assert.ok(Math.abs(one - other) < 0.5, `${one} and ${other}`);
    near(sum(hours.bought), bought);
    near(sum(hours.sold), sold);
    near(sum(hours.sold.map((kWh, slot) => (kWh * flux.sold[slot]!) / 100)), earned);
    assert.ok(sum(hours.drawn) > 500);
    near(sum(hours.drawn), sum(hours.stored) * CONSTANTS.batteryRoundTrip.value);
  });

  it('follows a given plan, which costs no less than its own', () => {
    const ours = home(2, 2750, 3500);
    const own = solarYear(ours, 5.2, flux);
    assert.equal(solarYear(ours, 5.2, flux, own).cost, own.cost);
    const idle = solarYear(ours, 5.2, flux, { plan: own.plan.map(() => 0) });
    assert.ok(idle.cost > own.cost + 1, `${idle.cost} against ${own.cost}`);
    assert.ok(idle.plan.every((level) => level === 0) && own.plan.some((level) => level > 0));
  });

  it('plans no night charge for a battery that solar power keeps full', () => {
    const { plan } = solarYear(home(2, 0, 3500), 5.2, flux);
    assert.ok(
      plan.every((level) => level === 0),
      String(plan),
    );
  });

  it('LOOK-05: treats Unsure as about half a day', () => {
    assert.equal(usedInHouse(4, 5.2), usedInHouse(2, 5.2));
  });

  it('balances energy: generation and imports are used, exported or lost in the battery', () => {
    for (const rates of [flat, flux])
      for (const battery of [0, 5.2, 9.5, 13.5])
        for (const use of [800, 2700, 12_000])
          for (const generation of [0, 1500, 6000]) {
            const { bought, sold } = solarYear(home(2, use, generation), battery, rates);
            const lost = generation + bought - use - sold;
            assert.ok(bought >= 0 && sold >= 0 && sold <= generation + 1e-9);
            assert.ok(lost >= -1e-6, `lost ${lost}`);
            if (battery === 0) assert.ok(lost < 1e-6, `without a battery ${lost}`);
            assert.ok(lost <= 0.11 * 365 * 2 * battery + 1, `${lost} kWh is more than a battery loses`);
          }
  });

  it('exports no more with a larger battery on a flat tariff', () => {
    for (const occupancy of [1, 2, 3] as const) {
      const sold = [0, 1, 2, 5.2, 9.5, 13.5, 30].map(
        (battery) => solarYear(home(occupancy, 3500, 4000), battery, flat).sold,
      );
      for (const [at, kWh] of sold.entries()) assert.ok(at === 0 || kWh <= sold[at - 1]! + 0.01);
    }
  });

  it('HON-03 never has a higher bill with a larger battery on a flat tariff, also in a small home', () => {
    const sold = { ...flat, sold: flat.sold.map(() => 13) };
    for (const [use, generation] of [
      [900, 3700],
      [2700, 4136],
      [6000, 2000],
    ] as const) {
      const bills = [0, 1, 2, 5.2, 9.5, 13.5].map(
        (battery) => solarYear(home(2, use, generation), battery, sold).cost,
      );
      for (const [at, bill] of bills.entries())
        assert.ok(at === 0 || bill <= bills[at - 1]! + 0.02, `${use}: ${bills.map((one) => one.toFixed(2))}`);
    }
  });

  it('never has a higher bill because the battery can charge at night', () => {
    const noNight = { ...flux, cheapest: null };
    for (const battery of [5.2, 9.5])
      assert.ok(
        solarYear(home(2, 3500, 4000), battery, flux).cost <=
          solarYear(home(2, 3500, 4000), battery, noNight).cost,
      );
  });

  it('charges the battery in the cheap hours of winter days', () => {
    const dark = home(2, 3500, 0);
    const { bought, cost } = solarYear(dark, 5.2, flux);
    assert.ok(bought > 3500 + 100, `${bought} kWh`);
    assert.ok(cost < solarYear(dark, 0, flux).cost);
  });

  it('costs units and the standing charge without generation', () => {
    const { cost } = solarYear(home(2, 2700, 0), 0, flat);
    assert.equal(cost.toFixed(2), (27 * 26.11 + 3.65 * 57.19).toFixed(2));
  });
});
