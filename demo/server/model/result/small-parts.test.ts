// The small modules that results are built from.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assumptionInEnglish } from '../../test/in-english.ts';
import { OFFERED } from '../../test/table-market.ts';
import { known } from '../load/home-input.ts';
import type { HomeLoad } from '../load/home-load.ts';
import { propertyType } from '../place/property-type.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { energy, pence, pounds, ratio, tonnes } from '../rounding.ts';
import type { Ranked } from '../tariff/market.ts';
import { allBought, gridCo2, NO_ELECTRICITY, pricesSent, tariffLabel } from './result-rows.ts';
import { heatGuess, homeUseAssumption, runnerUp } from './shared-assumptions.ts';

const [standard, other] = OFFERED.tariffs.all as [Ranked['tariff'], Ranked['tariff']];

describe('a tariff that is nearly as good', () => {
  const offers = (next: number, best = 1000) => [
    { tariff: standard, cost: best },
    { tariff: other, cost: next },
  ];
  const valuesOf = (ranking: readonly Ranked[], recommended = ranking[0]!, bill = 500) =>
    runnerUp(ranking, recommended, bill).map((one) => assumptionInEnglish(one).value);

  it('HON-08 is named if the difference is at most a fiftieth of the larger bill', () => {
    assert.deepEqual(valuesOf(offers(1020)), ['£20 a year more']);
    assert.deepEqual(valuesOf(offers(1020.01)), []);
    assert.deepEqual(valuesOf(offers(1030), undefined, 1500), ['£30 a year more'], 'of today’s bill');
    assert.deepEqual(valuesOf(offers(-980, -1000)), ['£20 a year more'], 'of what is earned');
  });

  it('HON-08 is not named if there is none, or if another tariff than the best was requested', () => {
    const ranking = offers(1001);
    assert.deepEqual(valuesOf(ranking.slice(0, 1)), []);
    assert.deepEqual(runnerUp([], ranking[0]!, 500), []);
    assert.deepEqual(valuesOf(ranking, ranking[1]), []);
    const [{ text, values } = { text: '', values: {} }] = runnerUp(ranking, ranking[0]!, 500).map(
      assumptionInEnglish,
    );
    assert.match(text, new RegExp(`the same: ${other.name.replace(/[()]/g, '.')} \\(`));
    assert.deepEqual(values, { tariff: other.name, supplier: other.supplierName, pounds: 1 });
  });
});

describe('heat that no answer mentions', () => {
  const assumptionsOf = (load: object) =>
    heatGuess({ heating: null, heatGuessedOver: 6000, total: 3000, ...load } as unknown as HomeLoad)
      .map(assumptionInEnglish)
      .map(({ key, value }) => [key, value]);

  it('HON-08 is stated if the meter shows it or almost shows it', () => {
    assert.deepEqual(assumptionsOf({ heating: { space: 4000, hotWater: 2500.4 } }), [
      ['home.heat-guessed', '6,500 kWh a year'],
    ]);
    // A fiftieth of 6,000 is 120.
    assert.deepEqual(assumptionsOf({ total: 5880 }), [['home.heat-near', 'over 6,000 kWh a year']]);
    assert.deepEqual([assumptionsOf({ total: 5879 }), assumptionsOf({ heatGuessedOver: null })], [[], []]);
    assert.deepEqual(assumptionsOf({ heatGuessedOver: null, heating: { space: 1, hotWater: 1 } }), []);
  });
});

describe('the electricity that every quote starts from', () => {
  const load = { total: 3000, household: 3000 } as HomeLoad;
  const of = (
    changed: object,
    type: number | null,
    isUseKnown: boolean,
    of: 'all' | 'without-car' = 'all',
  ) => {
    const asked = { type: type === null ? null : propertyType(type), isUseKnown, of };
    const home = { ...load, ...changed };
    const { text, value, source } = assumptionInEnglish(
      homeUseAssumption(home, asked, [home.total, home.total - home.household]),
    );
    return { text, value, source };
  };

  it('HON-08 is metered or stated, with the part of it that is heat', () => {
    assert.deepEqual(of({}, null, true), {
      text: 'Electricity your home uses',
      value: '3,000 kWh a year',
      source: 'From your meter or from you.',
    });
    const heated = of({ household: 2000 }, 2, true, 'without-car');
    assert.equal(heated.text, 'Electricity your home uses without the car');
    assert.equal(heated.value, '3,000 kWh a year, 1,000 of it for heat');
  });

  it('HON-08 is typical of such a home if the visitor did not answer', () => {
    assert.equal(of({}, 2, false).text, 'Electricity your home uses: typical of a semi-detached house');
    assert.equal(of({}, null, false).text, 'Electricity your home uses: typical of a home');
    assert.match(of({}, 2, false).source, /^Source: Ofgem typical/);
  });
});

describe('the figures of a row', () => {
  it('are rounded to a penny, a hundredth of a kWh, a gram and a thousandth', () => {
    assert.deepEqual(
      [pounds(1.006), pence(1.004), energy(2.346), tonnes(0.1234564), ratio(0.12349)],
      [1.01, 1, 2.35, 0.123456, 0.123],
    );
  });

  it('import all electricity without panels, including that of the car', () => {
    assert.deepEqual(allBought(2500, 2000), {
      ...NO_ELECTRICITY,
      evConsumption: 2000,
      householdConsumption: 2500,
      importFromGrid: 4500,
    });
    assert.deepEqual(allBought(2500), {
      ...NO_ELECTRICITY,
      householdConsumption: 2500,
      importFromGrid: 2500,
    });
    assert.ok(Object.values(NO_ELECTRICITY).every((value) => value === null));
  });

  it('have 144 g of CO2 for each kWh from the grid', () => {
    assert.equal(gridCo2(2500), 0.36);
  });

  it('treat a reading of zero as unknown', () => {
    for (const nothing of [null, undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      assert.equal(known(nothing), undefined);
    assert.equal(known(0.5), 0.5);
  });
});

describe('the tariff of a row', () => {
  it('HON-07 has its product and the date of its rates, and is missing if no tariff is compared', () => {
    const { id, supplierId, supplierName, name, ratesAsOf } = standard;
    const label = { tariffId: id, supplierId, supplierName, tariffName: name, ratesAsOf };
    assert.deepEqual(tariffLabel(standard, { served: 'yes' }), { ...label, indicative: false });
    const nothing = { tariffId: null, supplierId: null, supplierName: null, tariffName: null };
    assert.deepEqual(tariffLabel(standard, { served: 'limited' }), {
      ...nothing,
      ratesAsOf,
      indicative: true,
    });
  });

  it('RIGHT-12: has the whole period of a year’s half-hourly prices', () => {
    const of = { ratesAsOf: '2025-06-01', ratesUntil: '2026-05-31' };
    const agile = { ...standard, ...of, halfHourly: new Float64Array(1) };
    const { ratesFrom, ratesAsOf } = tariffLabel(agile, { served: 'yes' });
    assert.deepEqual([ratesFrom, ratesAsOf], ['2025-06-01', '2026-05-31']);
  });
});

describe('the prices sent with a result', () => {
  it('are the period of the price cap and each fuel with its date', () => {
    const { capFrom, capTo, fuels } = pricesSent(OFFERED.prices);
    assert.deepEqual([capFrom, capTo], ['2026-07-01', '2026-09-30']);
    assert.deepEqual(
      fuels.find(({ fuel }) => fuel === 'petrol'),
      { fuel: 'petrol', pence: 151.4, unit: 'l', date: '2026-06-30' },
    );
    assert.equal(fuels.length, 3);
  });
});

describe('a refusal', () => {
  it('is recognised from a result', () => {
    const refusal = refuse('vehicle', 'We do not know it.');
    assert.deepEqual(refusal, { refused: 'vehicle', message: 'We do not know it.' });
    assert.deepEqual([isRefusal(refusal), isRefusal({})], [true, false]);
  });
});
