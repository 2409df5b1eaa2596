import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { figured } from '../test/figured.ts';
import { OFFERED } from '../test/table-market.ts';
import { evResult } from './ev/ev-result.ts';
import { heatPumpResult } from './heat-pump/heat-pump-result.ts';

const POSTCODES = ['BS1 9AA', 'M1 1AA', 'AB10 1AA', 'PL1 1AA', 'BT1 1AA', 'SW1A 1AA'] as const;
const maybe = (most: number) => fc.option(fc.integer({ min: 400, max: most }));

const home = fc.record({
  postcode: fc.constantFrom(...POSTCODES),
  propertyTypeId: fc.integer({ min: 1, max: 8 }),
  heatingFuel: fc.constantFrom(1, 2, 3),
  isEconomy7: fc.boolean(),
  electricityUsage: maybe(20_000),
});

describe('any home', () => {
  it('HON-01 HON-06 never needs less heat, fuel, pump capacity or money with worse insulation, unless its use is metered', () => {
    fc.assert(
      fc.property(home, (drawn) => {
        const by = [1, 2, 3].map((insulation) =>
          figured(heatPumpResult({ ...drawn, electricityUsage: null, insulation }, OFFERED)),
        );
        for (const [at, worse] of by.entries()) {
          const better = by[at - 1];
          if (!better) continue;
          for (const figure of ['heatDemand', 'pumpElectricity', 'oldFuelUse', 'oldFuelCost'] as const)
            assert.ok(worse.breakdown![figure] >= better.breakdown![figure], figure);
          assert.ok(worse.request.ashp!.ashpSize >= better.request.ashp!.ashpSize);
          for (const row of [0, 1])
            assert.ok(worse.calculatedResults[row]!.annualCost >= better.calculatedResults[row]!.annualCost);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('any car', () => {
  const car = { make: 'Any', model: 'Car', fuel: 'Electric', isEv: true, milesPerKwh: 3.7 };
  const electric = { ...car, batterySize: 50, engineSize: null, co2GramsPerMile: 0 };
  const petrol = {
    ...electric,
    fuel: 'Petrol',
    isEv: false,
    mpg: 40,
    milesPerKwh: null,
    co2GramsPerMile: 250,
  };
  const week = (postcode: string, miles: number) =>
    figured(
      evResult(
        {
          postcode,
          current: petrol,
          compare: electric,
          chargerTypeId: 1,
          milesDrivenWeekDays: miles,
          milesDrivenWeekEnds: 0,
        },
        OFFERED,
      ),
    );

  it('uses more fuel or electricity, emits more and costs more with more miles', () => {
    const drawn = [fc.constantFrom(...POSTCODES), fc.integer({ min: 100, max: 1500 })] as const;
    fc.assert(
      fc.property(...drawn, (postcode, miles) => {
        const [today, after] = week(postcode, miles).calculatedResults;
        const [furtherToday, furtherAfter] = week(postcode, miles * 1.01).calculatedResults;
        assert.ok(furtherToday!.annualCost > today!.annualCost);
        assert.ok(furtherToday!.co2Emission > today!.co2Emission);
        assert.ok(furtherAfter!.electricity!.evConsumption! > after!.electricity!.evConsumption!);
        assert.ok(furtherAfter!.homeCost! > after!.homeCost!);
        assert.ok(furtherAfter!.gridCo2Emission! > after!.gridCo2Emission!);
      }),
      { numRuns: 60 },
    );
  });
});
