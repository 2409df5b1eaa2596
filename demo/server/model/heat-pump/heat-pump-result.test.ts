import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { resultShape } from '../../../../src/domain/result.ts';
import type { Figured } from '../../test/figured.ts';
import { assumptionInEnglish } from '../../test/in-english.ts';
import { GAS_SEMI, pumpQuote, rows, trackerOf } from '../../test/pump-quote.ts';
import { OFFERED } from '../../test/table-market.ts';
import { sum } from '../calendar.ts';
import { isRefusal } from '../refusal.ts';
import { type HeatPumpInput, heatPumpResult } from './heat-pump-result.ts';

describe('a heat pump quote', () => {
  it('matches the schema of the API, with a row for today, a recommended row and the rest of the ranking', () => {
    const result = pumpQuote(GAS_SEMI);
    v.parse(resultShape, result);
    assert.deepEqual(
      result.calculatedResults.map(({ isCurrent, isRecommended }) => [isCurrent, isRecommended]),
      [
        [true, false],
        [false, true],
        [false, false],
        [false, false],
        [false, false],
      ],
    );
    const costs = result.calculatedResults.slice(1).map(({ annualCost }) => annualCost);
    assert.deepEqual(
      costs,
      [...costs].sort((one, other) => one - other),
    );
  });

  it('HON-18: has the cost of each tariff with usual and with shifted heating hours, and ranks by the usual hours', () => {
    const { calculatedResults, assumptions } = pumpQuote(GAS_SEMI);
    const [today, ...offers] = calculatedResults;
    assert.equal(today!.annualCostIfShifted, undefined);
    for (const { annualCost, annualCostAsMostRun, annualCostIfShifted } of offers) {
      assert.equal(annualCostAsMostRun, annualCost);
      assert.ok(annualCostIfShifted! <= annualCost + 15, `${annualCostIfShifted} against ${annualCost}`);
    }
    const tracker = trackerOf(pumpQuote(GAS_SEMI));
    assert.ok(
      tracker.annualCost - tracker.annualCostIfShifted! > 40,
      'shifting pays on a tariff with windows',
    );
    const capped = offers.find(({ tariffId }) => tariffId === 1)!;
    assert.equal(capped.annualCostIfShifted, capped.annualCost, 'and not at one rate');
    const texts = assumptions.map((one) => assumptionInEnglish(one).text).join('\n');
    assert.match(texts, /runs when most do/);
    assert.match(texts, /If you run the pump by the tariff/);
  });

  it('RES-HP-15: has no installation cost in its rows', () => {
    assert.equal(pumpQuote(GAS_SEMI).costModel.totalCost, null);
  });

  it('has the date of the rates in every row, and marks indicative rates', () => {
    for (const { ratesAsOf, indicative, tariffName } of pumpQuote(GAS_SEMI).calculatedResults) {
      assert.match(ratesAsOf ?? '', /^\d{4}-\d\d-\d\d$/);
      const wasRead = ['Standard variable (price cap)', 'Agile Octopus'].includes(tariffName!);
      assert.equal(indicative, !wasRead, String(tariffName));
    }
  });

  it('costs no less, needs no less heat and no smaller pump with worse insulation, in every home', () => {
    for (const postcode of ['PL1 1AA', 'B1 1AA', 'AB10 1AA'])
      for (let propertyTypeId = 1; propertyTypeId <= 8; propertyTypeId++)
        for (const heatingFuel of [1, 2, 3]) {
          const by = [1, 2, 3].map((insulation) =>
            pumpQuote({ postcode, propertyTypeId, heatingFuel, insulation }),
          );
          const figures = by.map((result) => ({
            heat: result.breakdown.heatDemand,
            size: result.request.ashp!.ashpSize,
            cost: rows(result).recommended.annualCost,
          }));
          const [well, medium, poor] = figures;
          for (const [better, worse] of [
            [well!, medium!],
            [medium!, poor!],
          ] as const)
            assert.ok(
              worse.heat >= better.heat && worse.size >= better.size && worse.cost >= better.cost,
              `${postcode} ${propertyTypeId} ${heatingFuel}`,
            );
        }
  });

  it('changes only what depends on the region when the postcode changes', () => {
    const [bristol, leeds] = ['BS1 9AA', 'LS1 1AA'].map((postcode) => pumpQuote({ ...GAS_SEMI, postcode }));
    assert.equal(bristol!.breakdown.hotWater, leeds!.breakdown.hotWater);
    assert.equal(bristol!.breakdown.heatLoss, leeds!.breakdown.heatLoss);
    assert.notEqual(bristol!.breakdown.spaceHeat, leeds!.breakdown.spaceHeat);
    const household = ({ calculatedResults: [today] }: Figured) => today!.electricity!.householdConsumption;
    assert.equal(household(bristol!), household(leeds!));
  });

  it('adds its months up to its year', () => {
    for (const heatingFuel of [1, 2, 3]) {
      const { breakdown } = pumpQuote({ ...GAS_SEMI, heatingFuel });
      assert.ok(
        Math.abs(sum(breakdown.months.map(({ heatDemand }) => heatDemand)) - breakdown.heatDemand) < 1,
      );
      const electricity = sum(breakdown.months.map(({ pumpElectricity }) => pumpElectricity));
      assert.ok(Math.abs(electricity - breakdown.pumpElectricity) < 1);
    }
  });

  it('splits the bill into the home and its heat pump', () => {
    const result = pumpQuote(GAS_SEMI);
    const { breakdown } = result;
    const { recommended } = rows(result);
    assert.equal(breakdown.costOnRecommended, recommended.annualCost);
    assert.ok(breakdown.pumpCost > 0 && breakdown.pumpCost < recommended.annualCost);
    const perKwh = (100 * breakdown.pumpCost) / breakdown.pumpElectricity;
    assert.ok(perKwh > 16 && perKwh < 26, `${perKwh} p/kWh`);
  });

  it('counts the storage heaters of an electrically heated home in its electricity of today', () => {
    const result = pumpQuote({ ...GAS_SEMI, heatingFuel: 2, isEconomy7: true });
    const { current, recommended } = rows(result);
    const { oldFuelUse, pumpElectricity } = result.breakdown;
    const fewer = current.electricity!.householdConsumption! - recommended.electricity!.householdConsumption!;
    assert.ok(Math.abs(fewer - (oldFuelUse - pumpElectricity)) < 0.1);
    assert.equal(current.tariffName, 'Economy 7 (price cap)');
  });

  it('HON-01 uses the metered gas even if it is far from the estimate, sizes the pump by the building, and says when the two disagree', () => {
    const DL1 = { ...GAS_SEMI, postcode: 'DL1 1AA', propertyTypeId: 1 };
    const metered = pumpQuote({ ...DL1, gasUsage: 3000 });
    const { breakdown } = metered;
    assert.deepEqual([breakdown.oldFuelUse, breakdown.mismatch], [3000, true]);
    assert.equal(Math.round(breakdown.oldFuelCost), 326);
    assert.equal(rows(metered).current.co2Emission.toFixed(2), '0.55');
    assert.ok(rows(metered).recommended.savings < breakdown.oldFuelCost);
    assert.equal(metered.request.ashp?.ashpSize, pumpQuote(DL1).request.ashp?.ashpSize);
    assert.ok(
      metered.assumptions
        .map(assumptionInEnglish)
        .some(({ text }) => text.includes('Is this the right meter?')),
    );
    assert.equal(pumpQuote(DL1).breakdown.mismatch, false);
  });

  it('HON-01 saves no more money and no more CO2 than the home spends and emits today', () => {
    for (const heatingFuel of [1, 2, 3])
      for (const gasUsage of [null, 500, 3000, 11_500, 60_000])
        for (const electricityUsage of [null, 800, 2700, 30_000]) {
          const result = pumpQuote({ ...GAS_SEMI, heatingFuel, gasUsage, electricityUsage });
          const { current, recommended } = rows(result);
          assert.ok(recommended.savings <= current.annualCost && recommended.annualCost >= 0);
          assert.ok(recommended.co2Emission >= 0);
          const { oldFuelUse } = result.breakdown;
          if (heatingFuel === 1) assert.ok(current.co2Emission <= (oldFuelUse * 0.183) / 1000 + 1e-6);
        }
  });

  it('counts the whole gas bill before and an electric hob after: the sample home saves £362 with shifted heating', () => {
    const result = pumpQuote({
      postcode: 'BS1 9AA',
      propertyTypeId: 2,
      heatingFuel: 1,
      insulation: 2,
      archeTypeId: 2,
      electricityUsage: 2700,
      gasUsage: 11_500,
    });
    const { breakdown } = result;
    assert.deepEqual([breakdown.oldFuelCost, breakdown.hobElectricity], [948.95, 162.35]);
    const { current } = rows(result);
    assert.equal(Math.round(current.annualCost - trackerOf(result).annualCostIfShifted!), 362);
  });

  it('ENT-10: uses Economy 7 for today’s bill of an Economy 7 home, and compares it too', () => {
    const result = pumpQuote({ ...GAS_SEMI, isEconomy7: true });
    assert.equal(rows(result).current.tariffName, 'Economy 7 (price cap)');
    assert.equal(result.calculatedResults.filter(({ tariffId }) => tariffId === 2).length, 2);
  });

  it('AMB-03: assumes medium insulation if none is stated, which widens the range and changes no other figure', () => {
    const { ranges, ...unstated } = pumpQuote(GAS_SEMI);
    const { ranges: narrower, ...stated } = pumpQuote({ ...GAS_SEMI, insulation: 2 });
    assert.deepEqual(unstated, stated);
    assert.ok(ranges![0]!.high > narrower![0]!.high);
  });

  it('takes a use of zero or null as unknown, never as no use', () => {
    assert.deepEqual(pumpQuote({ ...GAS_SEMI, electricityUsage: 0, gasUsage: null }), pumpQuote(GAS_SEMI));
  });

  it('HON-10 gives Northern Ireland a figure, states whose prices it uses, and names no tariff', () => {
    const result = pumpQuote({ postcode: 'BT1 1AA', propertyTypeId: 2, heatingFuel: 3 });
    assert.equal(result.calculatedResults.length, 2);
    assert.ok(rows(result).recommended.indicative);
    const { tariffId, tariffName, supplierId, supplierName } = rows(result).recommended;
    assert.deepEqual([tariffId, tariffName, supplierId, supplierName], [null, null, null, null]);
    assert.ok(
      result.assumptions.map(assumptionInEnglish).some(({ text }) => text.includes('Northern Ireland')),
    );
  });
});

describe('a heat pump quote that cannot be calculated', () => {
  const refused = (input: Partial<HeatPumpInput>) => {
    const result = heatPumpResult({ ...GAS_SEMI, ...input }, OFFERED);
    return isRefusal(result) ? result.refused : null;
  };
  it('is refused with a reason', () => {
    assert.equal(refused({ postcode: 'XX1 1AA' }), 'postcode');
    assert.equal(refused({ postcode: 'JE2 3AA' }), 'not-served');
    assert.equal(refused({ propertyTypeId: 9 }), 'property-type');
    assert.equal(refused({ heatingFuel: 4 }), 'choice');
    assert.equal(refused({ insulation: 0 }), 'choice');
  });
});
