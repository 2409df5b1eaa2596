import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { resultShape, strictResultShape } from '../../../../src/domain/result.ts';
import { LEAF, WORKED_CAR } from '../../test/drawn-quotes.ts';
import { type Figured, figured } from '../../test/figured.ts';
import { assumptionInEnglish } from '../../test/in-english.ts';
import { OFFERED, tableMarket } from '../../test/table-market.ts';
import { homeLoad } from '../load/home-load.ts';
import { placeOf } from '../place/place.ts';
import { isRefusal } from '../refusal.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { CAR_CARBON } from '../tariff/recorded-half-hours.ts';
import { evCase } from './ev-case.ts';
import { type EvInput, evResult } from './ev-result.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

const quote = (input: EvInput) => figured(evResult(input, OFFERED));
const rows = (result: Figured) => {
  const [current, recommended] = result.calculatedResults;
  assert.ok(current?.isCurrent && recommended?.isRecommended);
  return { current, recommended };
};
const near = (actual: number, expected: number, share: number, says: string) =>
  assert.ok(Math.abs(actual - expected) <= share * expected, `${says}: ${actual} against ${expected}`);

const car = (model: string, fuel: string, mpg: number, co2GramsPerMile: number): VehicleFacts => ({
  make: 'Any',
  model,
  fuel,
  mpg,
  co2GramsPerMile,
  isEv: false,
  batterySize: null,
  engineSize: 1499,
});
const electric = (model: string, milesPerKwh: number): VehicleFacts => ({
  make: 'Any',
  model,
  fuel: 'Electric',
  milesPerKwh,
  co2GramsPerMile: 0,
  isEv: true,
  batterySize: 50,
  engineSize: null,
});
const FIESTA = car('Fiesta', 'petrol', 40.7, 255);
const MG4 = electric('MG4', 3.68);
const COMPARE: EvInput = {
  postcode: 'SW1A 1AA',
  current: FIESTA,
  compare: MG4,
  milesDrivenWeekDays: 100,
  milesDrivenWeekEnds: 42,
  chargerTypeId: 1,
};
const ONLY: EvInput = { ...COMPARE, current: MG4, compare: null };

describe('the sample households with an electric car', () => {
  const week = (milesDrivenWeekDays: number, milesDrivenWeekEnds: number) => ({
    milesDrivenWeekDays,
    milesDrivenWeekEnds,
  });
  const samples: readonly (readonly [string, EvInput, readonly number[], string])[] = [
    [
      'Fiesta to MG4 in London',
      COMPARE,
      [7384, 2229, 1249, 1.88, 222, 1026, 2.4, 8.4],
      'Intelligent Octopus Go',
    ],
    [
      'Qashqai to Leaf in Manchester',
      {
        ...COMPARE,
        ...week(120, 40),
        postcode: 'M1 1AA',
        current: car('Qashqai', 'petrol', 35.2, 291),
        compare: electric('Leaf', 3.74),
      },
      [8320, 2472, 1627, 2.42, 247, 1380, 2.4, 8.3],
      'Intelligent Octopus Go',
    ],
    [
      'Golf diesel to Model 3 in Plymouth',
      {
        ...COMPARE,
        ...week(200, 60),
        postcode: 'PL1 1AA',
        current: car('Golf', 'diesel', 53.2, 222),
        compare: electric('Model 3', 4.54),
      },
      [13_520, 3309, 1931, 3.0, 334, 1597, 2.0, 7.1],
      'Intelligent Octopus Go',
    ],
    [
      'Corsa to e-208 on a plug in Edinburgh',
      {
        ...COMPARE,
        ...week(80, 40),
        postcode: 'EH1 1AA',
        current: car('Corsa', 'petrol', 42, 245),
        compare: electric('e-208', 4.01),
        chargerTypeId: 3,
      },
      [6240, 1831, 1023, 1.53, 183, 840, 2.4, 8.2],
      'Intelligent Octopus Go',
    ],
    [
      '320d to ID.4 at 1,400 miles a week in Birmingham',
      {
        ...COMPARE,
        ...week(1000, 400),
        postcode: 'B1 1AA',
        current: car('320d', 'diesel', 49.9, 239),
        compare: electric('ID.4', 3.31),
      },
      [72_800, 24_438, 11_085, 17.4, 3421, 7664, 4.7, 8.5],
      'Charge Anytime',
    ],
  ];
  for (const [is, input, [miles, kWh, fuel, co2, charging, saving, low, high], tariff] of samples)
    it(`${is} gets its published figures`, () => {
      const result = quote(input);
      const { current, recommended } = rows(result);
      assert.equal(result.request.totalMiles, miles);
      near(recommended.electricity!.evConsumption!, kWh!, 0.001, 'kWh');
      near(current.annualCost, fuel!, 0.001, 'fuel');
      near(current.co2Emission, co2!, 0.005, 'tonnes');
      near(recommended.annualCost, charging!, 0.005, 'charging');
      near(recommended.savings, saving!, 0.002, 'saving');
      near(result.request.compare!.costPerMile, low!, 0.03, 'low');
      near(result.request.compare!.costPerMileMax!, high!, 0.01, 'high');
      assert.equal(recommended.tariffName, tariff);
    });
});

describe('an EV quote', () => {
  it('matches the schema of the API in both modes', () => {
    for (const input of [COMPARE, ONLY]) v.parse(resultShape, quote(input));
  });

  it('ENT-23: compares the current car with the electric one', () => {
    const { current, compare } = quote(COMPARE).request;
    assert.deepEqual([current?.isEv, compare?.isEv], [false, true]);
    assert.deepEqual([current?.mpg, compare?.mpg], [40.7, 3.68]);
    assert.deepEqual([current?.costPerMileMax, current?.annualCostMax], [null, null]);
  });

  it('puts the electric car in `current` when it is alone, against charging at the price cap', () => {
    const result = quote(ONLY);
    const { current, recommended } = rows(result);
    assert.equal(result.request.current?.isEv, true);
    assert.equal(result.request.compare, undefined);
    assert.equal(current.tariffName, 'Standard variable (price cap)');
    near(current.annualCost, 2229.5 * 0.2546, 0.001, 'at the cap');
    assert.ok(recommended.savings > 0);
  });

  it('AMB-23: shows pence a mile and pounds a year that agree', () => {
    const result = quote(COMPARE);
    for (const vehicle of [result.request.current!, result.request.compare!])
      near((vehicle.annualCost / 7384) * 100, vehicle.costPerMile, 0.003, vehicle.model);
  });

  it('lies between all charging in the cheap hours and all outside them', () => {
    const result = quote(COMPARE);
    const { annualCost, annualCostMax } = result.request.compare!;
    const { recommended } = rows(result);
    assert.ok(recommended.annualCost > annualCost && recommended.annualCost < annualCostMax!);
  });

  it('RES-EV-16: emits nothing at the tailpipe, and says what the power station does', () => {
    const { recommended } = rows(quote(COMPARE));
    assert.equal(recommended.co2Emission, 0);
    // 0.321 t at the year's mean, and less in the hours that cars charge.
    near(recommended.gridCo2Emission!, 0.321 * CAR_CARBON, 0.001, 'grid');
    near(recommended.gridCo2Emission!, 0.285, 0.002, 'grid');
  });

  it('costs and emits in proportion to its miles below the limit of the window', () => {
    const once = quote(COMPARE);
    const twice = quote({ ...COMPARE, milesDrivenWeekDays: 200, milesDrivenWeekEnds: 84 });
    near(rows(twice).current.co2Emission, 2 * rows(once).current.co2Emission, 1e-6, 'CO2');
    near(rows(twice).current.annualCost, 2 * rows(once).current.annualCost, 1e-4, 'fuel');
    near(rows(twice).recommended.annualCost, 2 * rows(once).recommended.annualCost, 1e-4, 'charging');
  });

  it('costs more a mile once the window is full', () => {
    const far = quote({ ...COMPARE, chargerTypeId: 3, milesDrivenWeekDays: 700 });
    const near7384 = quote({ ...COMPARE, chargerTypeId: 3 });
    const go = (result: Figured) =>
      result.calculatedResults.find(({ tariffId }) => tariffId === 3)!.annualCost;
    assert.ok(go(far) / far.request.totalMiles! > 1.1 * (go(near7384) / near7384.request.totalMiles!));
  });

  it('saves no less for the whole home when a tariff is added, one by one', () => {
    const market = tableMarket('_G');
    const { tariffs } = market;
    const question = {
      place: placeOf('M1 1AA')!,
      electric: { facts: MG4, milesPerKwh: 3.68 },
      replaced: null,
      miles: 7384,
      charger: 1,
      load: homeLoad({ place: placeOf('M1 1AA')!, type: null, isEconomy7: false }),
    } as const;
    const costs = tariffs.map(
      (_, last) =>
        evCase({ ...question, market: { ...market, tariffs: tariffs.slice(0, last + 1) } }).recommended.cost,
    );
    assert.deepEqual(
      costs,
      [...costs].sort((one, other) => other - one),
    );
    assert.ok(new Set(costs).size > 1);
  });

  it('ranks by the bill of the whole home, not of the car alone', () => {
    const homeCosts = quote({ ...COMPARE, electricityUsage: 9000, milesDrivenWeekDays: 20 })
      .calculatedResults.slice(1)
      .map(({ homeCost }) => homeCost!);
    assert.deepEqual(
      homeCosts,
      [...homeCosts].sort((one, other) => one - other),
    );
  });

  it('gives a home that drives nothing no cost, and a cost a mile all the same', () => {
    const result = quote({ ...COMPARE, milesDrivenWeekDays: 0, milesDrivenWeekEnds: 0 });
    assert.equal(rows(result).recommended.annualCost, 0);
    assert.ok(result.request.compare!.costPerMile > 0);
  });

  it('changes only what depends on the region when the postcode changes', () => {
    const [london, leeds] = ['SW1A 1AA', 'LS1 1AA'].map((postcode) => quote({ ...COMPARE, postcode }));
    assert.deepEqual(london!.request.current, leeds!.request.current);
    assert.equal(london!.request.compare!.costPerMile, leeds!.request.compare!.costPerMile);
    assert.notEqual(london!.request.compare!.costPerMileMax, leeds!.request.compare!.costPerMileMax);
  });

  it('opens Economy 7 to a home that has it', () => {
    const ids = quote({ ...COMPARE, isEconomy7: true }).calculatedResults.map(({ tariffId }) => tariffId);
    assert.ok(ids.includes(2));
    assert.ok(!quote(COMPARE).calculatedResults.some(({ tariffId }) => tariffId === 2));
  });
});

describe('a charger that can’t deliver enough', () => {
  const LEAF = electric('Leaf', 3.74);
  const week = (milesDrivenWeekDays: number) => {
    const input = {
      ...COMPARE,
      compare: LEAF,
      chargerTypeId: 3,
      milesDrivenWeekDays,
      milesDrivenWeekEnds: 0,
    };
    const result = evResult(input, OFFERED);
    assert.ok(!isRefusal(result));
    v.parse(strictResultShape, result);
    const { savings, annualCost } = result.calculatedResults[1]!;
    const says = result.assumptions.map(assumptionInEnglish).some(({ text }) => text.includes('hours a day'));
    return { savings, annualCost, reason: result.reason, says };
  };

  it('RIGHT-23, HON-05 gets a note over 12 hours a day, and no saving over 24', () => {
    assert.ok(week(300).savings! > 0 && !week(300).says);
    // 57,200 miles a year: 17 hours a day on 3 kW.
    const long = week(1100);
    assert.ok(long.savings! > 0 && long.says && long.reason === undefined);
    const never = week(4200);
    assert.deepEqual(
      [never.savings, never.annualCost, never.reason, never.says],
      [null, null, 'charger', true],
    );
  });
});

describe('an EV quote that has no figure', () => {
  it('is refused with its reason', () => {
    const refused = (input: Partial<EvInput>) => {
      const result = evResult({ ...COMPARE, ...input }, OFFERED);
      return isRefusal(result) ? result.refused : null;
    };
    assert.equal(refused({ postcode: 'XX1 1AA' }), 'postcode');
    assert.equal(refused({ postcode: 'IM1 1AA' }), 'not-served');
    assert.equal(refused({ compare: FIESTA }), 'vehicle');
    assert.equal(refused({ current: MG4 }), 'vehicle');
    assert.equal(refused({ compare: { ...MG4, milesPerKwh: null } }), 'vehicle');
    assert.equal(refused({ chargerTypeId: 2 }), 'choice');
  });
});

const electricCar = (more: object = {}, offered = OFFERED) =>
  evResult({ ...WORKED_CAR, ...more } as never, offered) as QuoteResult;
const FAR = { chargerTypeId: 3, milesDrivenWeekDays: 5000 };

describe('the rows of an EV result', () => {
  it('HON-07 the current car has its fuel’s price with its date, and no tariff', () => {
    const [today] = electricCar().calculatedResults;
    const { tariffId, supplierId, supplierName, tariffName, ratesAsOf, indicative } = today!;
    assert.deepEqual([tariffId, supplierId, supplierName, tariffName], [null, null, null, null]);
    assert.deepEqual([ratesAsOf, indicative], ['2026-06-30', false]);
    const petrol = { ...OFFERED.prices.fuels.get('petrol')!, quality: 'derived' };
    const prices = {
      ...OFFERED.prices,
      fuels: new Map([...OFFERED.prices.fuels, ['petrol', petrol] as const]),
    };
    assert.equal(electricCar({}, { ...OFFERED, prices }).calculatedResults[0]?.indicative, true);
  });

  it('HON-02 one of the tariffs is recommended, and none of them is the current one', () => {
    const [today, ...offers] = electricCar().calculatedResults;
    assert.deepEqual([today?.isCurrent, today?.isRecommended], [true, false]);
    assert.ok(offers.every(({ isCurrent }) => !isCurrent));
    assert.equal(offers.filter(({ isRecommended }) => isRecommended).length, 1);
  });

  it('HON-04: the electricity, its CO2 by the unit and the tonnes multiply as shown, and so do miles a kWh', () => {
    const { assumptions, calculatedResults, ranges, request } = electricCar();
    const { electricity, gridCo2Emission } = calculatedResults.at(-1)!;
    const grams = assumptions.map(assumptionInEnglish).find(({ key }) => key === 'prices.co2')!;
    assert.match(grams.text, /in the hours cars charge$/);
    const shown = (Number.parseFloat(grams.value) * electricity!.evConsumption!) / 1000;
    assert.equal(shown.toFixed(2), gridCo2Emission!.toFixed(2));
    const distance = ranges!.flatMap(({ drivers }) => drivers).find(({ id }) => id === 'car')!;
    const paid = Number(distance.values!.miles);
    assert.ok(Math.abs(request.totalMiles! / paid - electricity!.evConsumption!) < 10);
  });

  it('HON-02 each row has the bill of the whole home, unless no charger can deliver enough', () => {
    for (const { homeCost, annualCost } of electricCar().calculatedResults.slice(1))
      assert.ok(homeCost! > annualCost!);
    for (const row of electricCar(FAR).calculatedResults.slice(1)) assert.equal('homeCost' in row, false);
    const { whatIf, ranges, sums } = electricCar(FAR);
    assert.deepEqual([whatIf, ranges, sums], [undefined, undefined, undefined]);
  });

  it('RIGHT-15, HON-02 the grid’s carbon is that of the hours in which cars charge, also for today’s charging', () => {
    for (const row of electricCar({ current: LEAF, compare: null }).calculatedResults) {
      const tonnes = (row.electricity!.evConsumption! * 0.144 * CAR_CARBON) / 1000;
      assert.ok(Math.abs(row.gridCo2Emission! - tonnes) < 1e-5, `${row.gridCo2Emission} against ${tonnes}`);
    }
  });

  it('HON-05 an electric car alone that no charger can charge has no cost, today or later', () => {
    const costs = electricCar({ ...FAR, current: LEAF, compare: null }).calculatedResults.map(
      (row) => row.annualCost,
    );
    assert.deepEqual(new Set(costs), new Set([null]));
    assert.ok(electricCar(FAR).calculatedResults[0]!.annualCost! > 0, 'the fuel is burnt all the same');
  });

  it('HON-08 the home’s use is metered or typical, and the price of the car is in no figure', () => {
    const source = (electricityUsage: number | null) =>
      electricCar({ electricityUsage })
        .assumptions.map(assumptionInEnglish)
        .find(({ key }) => key === 'home.electricity')!.source;
    assert.equal(source(2700), 'From your meter or from you.');
    assert.match(source(null), /^Source: Ofgem/);
    assert.deepEqual(electricCar().costModel, { totalCost: null });
  });
});
