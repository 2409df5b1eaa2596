import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { resultShape } from '../../../../src/domain/result.ts';
import { solarReturn } from '../../../../src/domain/solar.ts';
import { type Figured, figured } from '../../test/figured.ts';
import { assumptionInEnglish } from '../../test/in-english.ts';
import { OFFERED, tableMarket } from '../../test/table-market.ts';
import { sum } from '../calendar.ts';
import { homeLoad } from '../load/home-load.ts';
import { placeOf } from '../place/place.ts';
import { propertyType } from '../place/property-type.ts';
import { isRefusal } from '../refusal.ts';
import { solarCase } from './solar-case.ts';
import { type SolarInput, solarResult } from './solar-result.ts';
import { solarSystems } from './solar-system.ts';

const quote = (input: SolarInput) => figured(solarResult(input, OFFERED));
function recommended(result: Figured) {
  const row = result.calculatedResults.find(({ isRecommended }) => isRecommended);
  assert.ok(row?.electricity?.monthlyBreakDowns && row.electricity.yearlyBreakDowns && row.parts);
  const { monthlyBreakDowns, yearlyBreakDowns } = row.electricity;
  return {
    ...row,
    parts: row.parts,
    electricity: row.electricity,
    months: monthlyBreakDowns,
    years: yearlyBreakDowns,
  };
}
const near = (actual: number, expected: number, share: number, says: string) =>
  assert.ok(Math.abs(actual / expected - 1) <= share, `${says}: ${actual} against ${expected}`);

const LOAD = homeLoad({
  place: placeOf('M1 1AA')!,
  type: propertyType(2),
  occupancy: 2,
  electricityUsage: 2700,
  isEconomy7: false,
});
const SEMI: SolarInput = {
  postcode: 'M1 1AA',
  propertyTypeId: 2,
  archeTypeId: 2,
  electricityUsage: 2700,
  // With a battery, so that there is one to test.
  battery: 5.2,
};

describe('the sample households with panels', () => {
  const samples = [
    {
      is: 'terrace, out all day',
      input: { postcode: 'SW1A 1AA', propertyTypeId: 4, archeTypeId: 3, electricityUsage: 2500 },
      system: [8, 5.2],
      figures: {
        kWh: 3198,
        saving: 645,
        panels: 408,
        battery: 153,
        tariff: 84,
        cost: 10_184,
        twenty: 13_175,
      },
    },
    {
      is: 'semi, half the day',
      input: SEMI,
      system: [10, 5.2],
      figures: {
        kWh: 3744,
        saving: 752,
        panels: 494,
        battery: 158,
        tariff: 100,
        cost: 11_412,
        twenty: 15_590,
      },
    },
    {
      is: 'detached house, all day',
      input: { postcode: 'PL1 1AA', propertyTypeId: 1, archeTypeId: 1, electricityUsage: 4100 },
      system: [14, 9.5],
      figures: {
        kWh: 5990,
        saving: 1247,
        panels: 847,
        battery: 234,
        tariff: 166,
        cost: 16_265,
        twenty: 26_525,
      },
    },
    {
      is: 'semi, unsure',
      input: { postcode: 'B1 1AA', propertyTypeId: 2, archeTypeId: 4, electricityUsage: 3500 },
      system: [10, 9.5],
      figures: {
        kWh: 3875,
        saving: 845,
        panels: 529,
        battery: 187,
        tariff: 129,
        cost: 13_132,
        twenty: 17_529,
      },
    },
  ];
  for (const { is, input, system, figures } of samples)
    it(`a ${is}, gets its published figures`, () => {
      const result = quote({ ...input, battery: system[1] });
      const { parts, savings, years, electricity, tariffName } = recommended(result);
      const { numberOfPanels, batterySize } = result.request.solar!;
      assert.deepEqual([numberOfPanels, batterySize], system);
      near(electricity.solarGeneration!, figures.kWh, 0.001, 'generation');
      near(savings, figures.saving, 0.002, 'saving');
      near(parts.panels, figures.panels, 0.005, 'panels');
      near(parts.battery, figures.battery, 0.01, 'battery');
      near(parts.tariff, figures.tariff, 0.01, 'tariff');
      near(result.costModel.totalCost!, figures.cost, 0.0001, 'cost');
      // Excludes the battery replaced in year 13 and the higher capacity of the new one.
      const renewed = sum(years.map((year) => year.savings)) + 750 + 400 * system[1]!;
      assert.ok(renewed > figures.twenty && renewed < 1.05 * figures.twenty, `${renewed}`);
      assert.equal(tariffName, 'Octopus Flux');
    });
});

describe('a solar quote', () => {
  it('matches the schema of the API', () => {
    v.parse(resultShape, quote(SEMI));
  });

  it('balances energy within 1 kWh on every tariff', () => {
    for (const { electricity, isCurrent } of quote(SEMI).calculatedResults) {
      assert.ok(electricity);
      if (isCurrent) continue;
      const { solarUsedInHouse, importFromGrid, householdConsumption, batteryLoss } = electricity;
      assert.ok(Math.abs(solarUsedInHouse! + importFromGrid! - householdConsumption! - batteryLoss!) < 1);
      assert.ok(Math.abs(solarUsedInHouse! + electricity.exportedToGrid! - electricity.solarGeneration!) < 1);
      assert.ok(batteryLoss! >= 0 && electricity.exportedToGrid! <= electricity.solarGeneration!);
    }
  });

  it('adds its months up to its year, and the parts of its saving to the saving', () => {
    const { months, electricity, parts, savings } = recommended(quote(SEMI));
    assert.ok(Math.abs(sum(months.map((month) => month.solarGeneration)) - electricity.solarGeneration!) < 1);
    assert.ok(Math.abs(sum(months.map((month) => month.householdConsumption)) - 2700) < 1);
    assert.ok(Math.abs(parts.panels + parts.battery + parts.tariff - savings) < 0.02);
  });

  it('does not count the tariff’s saving as that of the panels: its part is what switching alone adds', () => {
    const { parts } = recommended(quote(SEMI));
    assert.ok(parts.tariff > 0 && parts.panels > 0 && parts.battery > 0);
    assert.ok(parts.panels > parts.tariff);
  });

  it('saves no less when a tariff is added, one by one', () => {
    const market = tableMarket('_G');
    const { tariffs } = market;
    const question = {
      place: placeOf('M1 1AA')!,
      system: solarSystems(10)[1]!,
      load: LOAD,
    } as const;
    const savings = tariffs.map(
      (_, last) =>
        solarCase({ ...question, market: { ...market, tariffs: tariffs.slice(0, last + 1) } }).savings,
    );
    assert.deepEqual(
      savings,
      [...savings].sort((one, other) => one - other),
    );
    assert.ok(new Set(savings).size > 1);
  });

  it('compares a tariff for homes with a battery for the whole system, but not for panels alone', () => {
    const market = tableMarket('_G');
    const { standard } = market;
    const generous = { ...standard, id: 900, exportRate: 60, eligibility: ['solar-battery' as const] };
    const [alone, stored] = solarSystems(10).map((system) =>
      solarCase({
        place: placeOf('M1 1AA')!,
        market: { ...market, tariffs: [standard, generous] },
        system,
        load: LOAD,
      }),
    );
    assert.deepEqual([stored?.recommended.tariff.id, alone?.recommended.tariff.id], [900, standard.id]);
  });

  it('generates more and saves more with more panels', () => {
    const cases = [6, 8, 10, 14].map((panels) =>
      solarCase({
        place: placeOf('M1 1AA')!,
        market: tableMarket('_G'),
        system: solarSystems(panels)[1]!,
        load: LOAD,
      }),
    );
    for (const figure of ['generation', 'savings'] as const) {
      const figures = cases.map((quoted) => quoted[figure]);
      assert.deepEqual(
        figures,
        [...figures].sort((one, other) => one - other),
        figure,
      );
      assert.equal(new Set(figures).size, figures.length);
    }
  });

  it('changes only what depends on the region when the postcode changes', () => {
    const [manchester, truro] = ['M1 1AA', 'TR1 1AA'].map((postcode) => quote({ ...SEMI, postcode }));
    assert.deepEqual(manchester!.request, truro!.request);
    assert.deepEqual(manchester!.costModel, truro!.costModel);
    assert.ok(
      recommended(truro!).electricity.solarGeneration! >
        recommended(manchester!).electricity.solarGeneration!,
    );
  });

  it('CONST-10: the requested inflation raises the later years and leaves the first', () => {
    const years = (energyInflation: number) => recommended(quote({ ...SEMI, energyInflation })).years;
    assert.equal(years(0)[0]?.savings, years(0.1)[0]?.savings);
    assert.ok(years(0.1)[19]!.savings > 5 * years(0)[19]!.savings);
  });

  it('takes the typical use of the type when none is known', () => {
    const { electricity } = recommended(quote({ ...SEMI, electricityUsage: null }));
    assert.equal(Math.round(electricity.householdConsumption!), 2644);
    assert.deepEqual(quote({ ...SEMI, electricityUsage: 0 }), quote({ ...SEMI, electricityUsage: null }));
  });

  it('uses Economy 7 for today’s bill of an Economy 7 home', () => {
    const [current] = quote({ ...SEMI, isEconomy7: true }).calculatedResults;
    assert.equal(current?.tariffName, 'Economy 7 (price cap)');
  });

  it('states if a home is outside the range that the model was fitted to', () => {
    const says = (electricityUsage: number) =>
      quote({ ...SEMI, electricityUsage })
        .assumptions.map(assumptionInEnglish)
        .some(({ text }) => text.includes('less sure'));
    assert.deepEqual([says(2700), says(6001)], [false, true]);
  });

  it('HON-10 quotes Northern Ireland without a tariff, with its own sun', () => {
    const result = quote({ ...SEMI, postcode: 'BT1 1AA' });
    assert.equal(result.calculatedResults.length, 2);
    assert.ok(recommended(result).indicative);
    assert.deepEqual([recommended(result).tariffName, recommended(result).supplierId], [null, null]);
    assert.ok(
      result.assumptions
        .map(assumptionInEnglish)
        .some(({ text }) => text.includes('nothing is counted for what you sell')),
    );
    assert.equal(Math.round(recommended(result).electricity.solarGeneration!), Math.round(4.4 * 919 * 0.927));
  });
});

describe('panels without a battery', () => {
  const worked = quote({ ...SEMI, postcode: 'BS1 9AA' });

  it('HON-07 are shown for comparison: £7,832, £630 a year, 12.7 years for the sample home', () => {
    const [only] = worked.alternatives!;
    assert.equal(only!.id, 'panels-only');
    assert.deepEqual([Math.round(only!.cost), Math.round(only!.savings), only!.breakeven], [7832, 630, 12.7]);
    assert.ok(only!.tariffName);
  });

  it('HON-20 give the sample home a return of 5.7 % a year, and an annual rate of 8.7 %', () => {
    const best = quote({ ...SEMI, postcode: 'BS1 9AA', battery: undefined });
    const savings = recommended(best).years.map((year) => year.savings);
    const back = solarReturn(savings, best.costModel.totalCost)!;
    assert.deepEqual([back.annualRoi.toFixed(1), back.yearlyReturn!.toFixed(1)], ['8.7', '5.7']);
  });
});

describe('a solar quote that cannot be calculated', () => {
  it('STEP-PROP-03: is refused for flats and maisonettes in the exact words', () => {
    for (const propertyTypeId of [7, 8]) {
      const result = solarResult({ ...SEMI, propertyTypeId }, OFFERED);
      assert.ok(isRefusal(result));
      assert.equal(
        result.message,
        'We are unable to provide Solar quotes for Flats and Maisonette property types',
      );
    }
  });

  it('is refused with a reason', () => {
    const refused = (input: Partial<SolarInput>) => {
      const result = solarResult({ ...SEMI, ...input }, OFFERED);
      return isRefusal(result) ? result.refused : null;
    };
    assert.equal(refused({ postcode: 'XX1 1AA' }), 'postcode');
    assert.equal(refused({ postcode: 'GY1 1AA' }), 'not-served');
    assert.equal(refused({ propertyTypeId: 0 }), 'property-type');
    assert.equal(refused({ archeTypeId: 5 }), 'choice');
  });
});
