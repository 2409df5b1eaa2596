import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GAS_SEMI, pumpQuote, rows, trackerOf } from '../../test/pump-quote.ts';
import type { HeatPumpInput } from './heat-pump-result.ts';

const near = (actual: number, expected: number, share: number, says: string) =>
  assert.ok(Math.abs(actual / expected - 1) <= share, `${says}: ${actual} against ${expected}`);

// With the whole gas bill before and an electric hob after, and each household at home half the day.
describe('the sample households with a heat pump', () => {
  const use = { electricityUsage: 2500 };
  const H1: HeatPumpInput = {
    postcode: 'SW1A 1AA',
    propertyTypeId: 4,
    heatingFuel: 1,
    gasUsage: 9500,
    ...use,
  };
  const H2: HeatPumpInput = { ...GAS_SEMI, gasUsage: 11_500, electricityUsage: 2700 };
  const H3: HeatPumpInput = {
    postcode: 'PL1 1AA',
    propertyTypeId: 1,
    heatingFuel: 3,
    electricityUsage: 4100,
  };
  const H4: HeatPumpInput = {
    postcode: 'EH1 1AA',
    propertyTypeId: 7,
    heatingFuel: 2,
    isEconomy7: true,
  };
  const H5: HeatPumpInput = { postcode: 'B1 1AA', propertyTypeId: 2, heatingFuel: 1, insulation: 3, ...use };
  const samples = [
    {
      is: 'terrace on gas',
      input: H1,
      size: 5,
      pump: 2336,
      old: 802,
      bill: 1289,
      asMostRun: 1207,
      saving: 330,
      cap: 174,
      co2: 1.38,
    },
    {
      is: 'semi on gas',
      input: H2,
      size: 7,
      pump: 2781,
      old: 949,
      bill: 1465,
      asMostRun: 1365,
      saving: 372,
      cap: 194,
      co2: 1.68,
    },
    {
      is: 'detached on oil',
      input: H3,
      size: 8.5,
      pump: 3775,
      old: 1424,
      bill: 2059,
      asMostRun: 1885,
      saving: 675,
      cap: 422,
      co2: 3.28,
    },
    {
      is: 'electric flat',
      input: H4,
      size: 5,
      pump: 2067,
      old: 1093,
      bill: 1121,
      asMostRun: 1038,
      saving: 745,
      cap: 609,
      co2: 0.69,
    },
    {
      is: 'poor semi',
      input: H5,
      size: 8.5,
      pump: 4244,
      old: 1433,
      bill: 1769,
      asMostRun: 1634,
      saving: 506,
      cap: 292,
      co2: 2.66,
    },
  ];
  for (const { is, input, size, pump, old, bill, asMostRun, saving, cap, co2 } of samples)
    it(`a ${is} gets its published figures`, () => {
      const result = pumpQuote(input);
      const { current, recommended } = rows(result);
      const { breakdown } = result;
      assert.equal(result.request.ashp?.ashpSize, size);
      near(breakdown.pumpElectricity, pump, 0.001, 'pump');
      near(breakdown.oldFuelCost, old, 0.001, 'old fuel');
      const shifted = trackerOf(result).annualCostIfShifted!;
      near(shifted, bill, 0.002, 'home bill, the pump run by its tariff');
      near(current.annualCost - shifted, saving, 0.002, 'saving, the pump run by its tariff');
      near(recommended.annualCost, asMostRun, 0.002, 'home bill, the pump run as most do');
      near(current.annualCost - breakdown.costAtPriceCap, cap, 0.01, 'saving on the cap');
      assert.equal((current.co2Emission - recommended.co2Emission).toFixed(2), co2.toFixed(2));
      assert.equal(recommended.tariffName, 'Agile Octopus');
    });
});
