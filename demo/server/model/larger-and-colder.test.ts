// A larger system or another place must change the figures in a known direction.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { OFFERED } from '../test/table-market.ts';
import { DAYS, SLOTS, sum } from './calendar.ts';
import { heatPumpCase } from './heat-pump/heat-pump-case.ts';
import { homeLoad } from './load/home-load.ts';
import { climateOf } from './place/climate.ts';
import { placeOf } from './place/place.ts';
import { PROPERTY_TYPES } from './place/property-type.ts';
import { generationShape, yearlyGeneration } from './solar/pv-output.ts';
import { solarCase } from './solar/solar-case.ts';
import { systemCost } from './solar/solar-system.ts';
import { marketAt } from './tariff/market.ts';

const drawn = fc.record({
  place: fc.constantFrom('BS1', 'M1', 'AB10', 'PL1', 'SW1A', 'BT1').map((outcode) => placeOf(outcode)!),
  type: fc.constantFrom(...PROPERTY_TYPES.filter(({ takesPanels }) => takesPanels)),
  fuel: fc.constantFrom(1 as const, 2 as const, 3 as const),
  insulation: fc.constantFrom(1 as const, 2 as const, 3 as const),
  occupancy: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  electricityUsage: fc.option(fc.integer({ min: 400, max: 20_000 }), { nil: undefined }),
  isEconomy7: fc.boolean(),
});
type Home = typeof drawn extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function solarWith(home: Home, panels: number, battery: number, isFlat = false) {
  const whole = marketAt(home.place, OFFERED);
  const market = isFlat ? { ...whole, tariffs: [whole.standard], economy7: whole.standard } : whole;
  const system = { panels, peak: panels * 0.44, battery };
  return { system, ...solarCase({ place: home.place, market, system, load: homeLoad(home) }) };
}

describe('more', () => {
  it('panels generate more, cost more and lower the bill on every tariff; on a flat tariff, less is bought', () => {
    fc.assert(
      fc.property(
        drawn,
        fc.integer({ min: 2, max: 20 }),
        fc.constantFrom(0, 5.2, 9.5),
        (home, panels, battery) => {
          const [few, many] = [panels, panels + 1].map((each) => solarWith(home, each, battery));
          assert.ok(
            many!.generation > few!.generation &&
              systemCost(many!.system, OFFERED.day) >= systemCost(few!.system, OFFERED.day),
          );
          assert.ok(many!.recommended.cost <= few!.recommended.cost + 0.01, 'bill');
          assert.ok(many!.savings >= few!.savings - 0.01, 'saving');
          const [flatFew, flatMany] = [panels, panels + 1].map((each) =>
            solarWith(home, each, battery, true),
          );
          assert.ok(flatMany!.recommended.year.bought <= flatFew!.recommended.year.bought + 0.01, 'bought');
        },
      ),
      { numRuns: 40 },
    );
  });

  it('HON-03 battery costs more, and on a flat tariff does not raise imports, exports or the bill', () => {
    fc.assert(
      fc.property(drawn, (home) => {
        const cases = [0, 5.2, 9.5, 13.5].map((battery) => solarWith(home, home.type.panels, battery, true));
        for (const [at, larger] of cases.entries()) {
          const smaller = cases[at - 1];
          if (!smaller) continue;
          assert.ok(systemCost(larger.system, OFFERED.day) > systemCost(smaller.system, OFFERED.day));
          for (const figure of ['cost', 'bought', 'sold'] as const)
            assert.ok(larger.recommended.year[figure] <= smaller.recommended.year[figure] + 0.02, figure);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('cold requires more heat, more fuel and a larger heat pump', () => {
    const colder = fc.double({ min: 1.001, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(drawn, colder, fc.double({ min: 0.1, max: 5, noNaN: true }), (home, factor, kelvin) => {
        const { degreeDays, designTemperature } = home.place;
        const north = {
          ...home.place,
          degreeDays: degreeDays * factor,
          designTemperature: designTemperature - kelvin,
        };
        const at = (place: Home['place']) =>
          heatPumpCase({ ...home, electricityUsage: undefined, place, market: marketAt(place, OFFERED) });
        const [mild, cold] = [at(home.place), at(north)];
        assert.ok(cold.use.demand.space > mild.use.demand.space && cold.pump.total > mild.pump.total);
        assert.ok(
          cold.old.fuelUse > mild.old.fuelUse && cold.old.cost > mild.old.cost && cold.old.co2 > mild.old.co2,
        );
        assert.ok(cold.size.size >= mild.size.size && cold.size.designLoss > mild.size.designLoss);
        assert.ok(cold.currentCost > mild.currentCost && cold.recommended.cost > mild.recommended.cost);
      }),
      { numRuns: 60 },
    );
  });
});

describe('further north', () => {
  const regions = Array.from({ length: 21 }, (_, at) => at + 1);
  const lit = (region: number, month: number) =>
    generationShape(region)
      .slice(month * SLOTS, (month + 1) * SLOTS)
      .filter((energy) => energy > 0).length;

  it('the day is shortest in December and longest in June', () => {
    const byLatitude = [...regions].sort((one, other) => climateOf(one).latitude - climateOf(other).latitude);
    for (const [at, north] of byLatitude.entries()) {
      const south = byLatitude[at - 1];
      if (south === undefined) continue;
      assert.ok(lit(north, 11) <= lit(south, 11), `December in ${north} and ${south}`);
      assert.ok(lit(north, 5) >= lit(south, 5), `June in ${north} and ${south}`);
    }
    assert.ok(lit(20, 11) < lit(1, 11));
  });

  it('panels generate the yield of their region, spread over the year', () => {
    const bySun = [...regions].sort((one, other) => climateOf(one).pvYield - climateOf(other).pvYield);
    for (const [at, sunny] of bySun.entries()) {
      const year = sum(
        DAYS.map(
          (days, month) => days * sum([...generationShape(sunny).slice(month * SLOTS, (month + 1) * SLOTS)]),
        ),
      );
      assert.ok(Math.abs(year - 1) < 1e-9, `${sunny}: ${year}`);
      const dull = bySun[at - 1];
      if (dull !== undefined)
        assert.ok(yearlyGeneration(10, climateOf(sunny)) >= yearlyGeneration(10, climateOf(dull)));
    }
  });
});
