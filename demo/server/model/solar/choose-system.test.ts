import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WORKED } from '../../test/drawn-quotes.ts';
import { OFFERED, tableMarket } from '../../test/table-market.ts';
import { sum } from '../calendar.ts';
import { homeLoad } from '../load/home-load.ts';
import { placeOf } from '../place/place.ts';
import { propertyType } from '../place/property-type.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { chooseSystem } from './choose-system.ts';
import { solarResult } from './solar-result.ts';

const quote = (more: object = {}) =>
  solarResult({ ...WORKED, battery: undefined, ...more }, OFFERED) as QuoteResult;
const HOMES = [
  {},
  { postcode: 'AB10 1AA', propertyTypeId: 4, electricityUsage: 1800, archeTypeId: 3 },
  { propertyTypeId: 5, electricityUsage: 12_000, isEconomy7: true, heatingFuel: 2 },
  { postcode: 'BT1 1AA', heatingFuel: 3 },
  { electricityUsage: 9000, energyInflation: 0.1 },
];

describe('the system of a solar quote', () => {
  it('RIGHT-14, YOURS-05: is the one with the highest net saving after twenty years', () => {
    for (const home of HOMES) {
      const { calculatedResults, costModel, alternatives, request } = quote(home);
      const row = calculatedResults.find(({ isRecommended }) => isRecommended)!;
      const years = row.electricity!.yearlyBreakDowns!.map(({ savings }) => savings);
      const left = sum(years) - costModel.totalCost!;
      for (const other of alternatives!) assert.ok(other.left <= left + 0.01, `${other.battery} kWh`);
      const sizes = [request.solar!.batterySize, ...alternatives!.map(({ battery }) => battery)];
      assert.deepEqual(
        sizes.toSorted((one, other) => one - other),
        [0, 5.2, 9.5, 13.5],
      );
    }
  });

  it('RIGHT-14: names what new parts cost, so that a larger battery gains what its figures come to', () => {
    const [small, large] = quote().alternatives!.slice(-2);
    // An inverter for £900, and a battery for £750 and £400 a kWh.
    assert.deepEqual([small!.replaced, large!.replaced], [5450, 7050]);
    const spent = (one: typeof small) => one!.cost + one!.replaced;
    const saved = (one: typeof small) => one!.left + spent(one);
    assert.ok(
      Math.abs(saved(large) - saved(small)) < 20 * 1.5 * Math.abs(large!.savings - small!.savings) + 1,
    );
  });

  it('RIGHT-14, YOURS-05: has a battery only if one pays for itself', () => {
    assert.deepEqual(
      HOMES.slice(0, 3).map((home) => quote(home).request.solar!.batterySize),
      [0, 0, 5.2],
    );
  });

  it('YOURS-05: does not change with the requested tariff', () => {
    const place = placeOf(WORKED.postcode)!;
    const load = homeLoad({
      place,
      type: propertyType(2),
      fuel: 1,
      electricityUsage: 2700,
      isEconomy7: false,
    });
    const question = { place, load, market: tableMarket(place.gspGroup) };
    const { best } = chooseSystem(question, 10, 0.02);
    for (const { tariff } of best.quoted.ranking) {
      const { best: moved } = chooseSystem({ ...question, tariffId: tariff.id }, 10, 0.02);
      assert.equal(moved.quoted.question.system.battery, best.quoted.question.system.battery);
      assert.equal(moved.quoted.recommended.tariff, tariff);
    }
  });
});
