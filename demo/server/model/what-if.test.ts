import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { atRest, type Scenario, scenarioSaving, scenarioYears } from '../../../src/domain/scenario.ts';
import { whatIf as whatIfShape } from '../../../src/domain/what-if.ts';
import {
  FOCUS,
  holdsOfAny,
  LEAF,
  PERSONAS,
  type Quoted,
  recommendedOf,
  WORKED,
  WORKED_CAR,
} from '../test/drawn-quotes.ts';
import { OFFERED } from '../test/table-market.ts';
import { evResult } from './ev/ev-result.ts';
import { heatPumpResult } from './heat-pump/heat-pump-result.ts';
import type { QuoteResult } from './result/quote-result.ts';
import { solarResult } from './solar/solar-result.ts';
import type { Offered } from './tariff/market.ts';

const pennies = (value: number) => Math.round(value * 100) / 100;
const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 0.011, `${actual} against ${expected}`);

/** The scenario's saving, with some of its levers moved. */
function moved({ whatIf, request }: QuoteResult, levers: Partial<Scenario> = {}): number {
  return scenarioSaving(whatIf!, { ...atRest(whatIf!, request.totalMiles ?? null), ...levers });
}

function holdsAtRest({ name, result }: Quoted): void {
  const row = recommendedOf(result);
  if (row.savings === null) return assert.equal(result.whatIf, undefined, name);
  near(moved(result), row.savings);
  const quotedYears = row.electricity?.yearlyBreakDowns?.map(({ savings }) => savings) ?? [];
  const years = scenarioYears(result.whatIf!, atRest(result.whatIf!, null));
  assert.deepEqual(years.map(pennies), quotedYears, name);
}

describe('the data of the what-if panel', () => {
  for (const persona of PERSONAS) {
    it(`HON-14: gives the quote and its years if no lever is moved: ${persona.asset} of ${persona.name}`, () =>
      holdsAtRest(persona));
  }

  it('HON-14: gives the quote of any home if no lever is moved', () => {
    holdsOfAny(holdsAtRest);
  });

  it('HON-14: follows the recommended tariff', () => {
    const asked = { ...WORKED, tariffId: 1 };
    const results = [heatPumpResult(asked, OFFERED), solarResult(asked, OFFERED)] as QuoteResult[];
    results.push(evResult({ ...WORKED_CAR, tariffId: 1 }, OFFERED) as QuoteResult);
    for (const result of results) {
      assert.equal(recommendedOf(result).tariffId, 1);
      near(moved(result), recommendedOf(result).savings!);
    }
  });

  it('matches the schema of the response without changes', () => {
    for (const { result } of PERSONAS) assert.deepEqual(v.parse(whatIfShape, result.whatIf), result.whatIf);
  });

  it('HON-14: gives the sample figures of a car', () => {
    const car = evResult(WORKED_CAR, OFFERED) as QuoteResult;
    const at = [{ miles: 10_000 }, { fuel: 1.1 }, { electricity: 1.1 }].map((lever) => moved(car, lever));
    assert.deepEqual(at.map(Math.round), [1408, 1314, 1147]);
  });
});

/** Multiplies every import rate of the tables, or every fuel's price, by `factor`. */
const dearer = (what: 'electricity' | 'fuel', factor: number): Offered => {
  const { prices, tariffs } = OFFERED;
  if (what === 'fuel') {
    const fuels = new Map(
      [...prices.fuels].map(([fuel, price]) => [fuel, { ...price, value: price.value * factor }]),
    );
    return {
      day: OFFERED.day,
      tariffs,
      prices: { ...prices, fuels, cap: { ...prices.cap, gasUnit: prices.cap.gasUnit * factor } },
    };
  }
  const all = tariffs.all.map((tariff) => ({
    ...tariff,
    dayRate: tariff.dayRate * factor,
    carRate: tariff.carRate && tariff.carRate * factor,
    windows: tariff.windows.map((window) => ({ ...window, rate: window.rate * factor })),
  }));
  const regions = new Map(
    [...prices.regions].map(([group, { unitOffset, unit, standing }]) => [
      group,
      { unitOffset: unitOffset * factor, unit: unit * factor, standing },
    ]),
  );
  const of = (id: number) => all.find((tariff) => tariff.id === id)!;
  return {
    day: OFFERED.day,
    prices: { ...prices, regions },
    tariffs: { ...tariffs, all, standard: of(1), economy7: of(2) },
  };
};

/** The saving on the tariff that was recommended before a lever was moved. */
function savingOn(result: unknown, before: QuoteResult): number {
  const { tariffId } = recommendedOf(before);
  const row = (result as QuoteResult).calculatedResults.find(
    (one) => !one.isCurrent && one.tariffId === tariffId,
  );
  return row!.savings!;
}

describe('a what-if lever that is moved', () => {
  const pump = heatPumpResult(WORKED, OFFERED) as QuoteResult;
  const roof = solarResult(WORKED, OFFERED) as QuoteResult;
  const car = evResult(WORKED_CAR, OFFERED) as QuoteResult;
  const alone = evResult({ ...WORKED_CAR, current: LEAF, compare: null }, OFFERED) as QuoteResult;

  it('HON-14: agrees with the model at other electricity prices, except for the battery’s night plan', () => {
    for (const factor of [0.8, 1.3]) {
      const offered = dearer('electricity', factor);
      near(moved(pump, { electricity: factor }), savingOn(heatPumpResult(WORKED, offered), pump));
      near(moved(car, { electricity: factor }), savingOn(evResult(WORKED_CAR, offered), car));
      const one = { ...WORKED_CAR, current: LEAF, compare: null };
      near(moved(alone, { electricity: factor }), savingOn(evResult(one, offered), alone));
      const best = savingOn(solarResult(WORKED, offered), roof);
      assert.ok(moved(roof, { electricity: factor }) <= best + 0.01);
      assert.ok(moved(roof, { electricity: factor }) > best - 15, 'a plan made again gains little');
    }
  });

  it('HON-14: agrees with the model at other fuel prices', () => {
    const offered = dearer('fuel', 1.25);
    near(moved(pump, { fuel: 1.25 }), savingOn(heatPumpResult(WORKED, offered), pump));
    near(moved(car, { fuel: 1.25 }), savingOn(evResult(WORKED_CAR, offered), car));
    const oil = { ...WORKED, heatingFuel: 3, gasUsage: null };
    const cottage = heatPumpResult(oil, OFFERED) as QuoteResult;
    near(moved(cottage, { fuel: 1.25 }), savingOn(heatPumpResult(oil, offered), cottage));
  });

  it('HON-14: agrees with the model at other miles, also beyond the capacity of the cheap window', () => {
    for (const week of [10, 300, 1500]) {
      const driven = { ...WORKED_CAR, milesDrivenWeekDays: week, milesDrivenWeekEnds: 0 };
      near(moved(car, { miles: 52 * week }), savingOn(evResult(driven, OFFERED), car));
    }
  });

  it('HON-14: agrees with the model for a more efficient heat pump', () => {
    const { pumpElectricity, pumpCost } = pump.breakdown!;
    const { efficiency } = pump.whatIf!;
    const half = moved(pump, { efficiency: 2 * efficiency! });
    assert.ok(pumpElectricity > 0);
    near(half - moved(pump), pumpCost / 2);
  });

  it('HON-14: has no fuel if heating is electric, and no car if none is replaced', () => {
    const storage = heatPumpResult({ ...WORKED, heatingFuel: 2 }, OFFERED) as QuoteResult;
    assert.equal(storage.whatIf!.before.fuel, null);
    assert.equal(alone.whatIf!.before.fuel, null);
    assert.equal(FOCUS.mpg! * car.whatIf!.before.fuel!.perMile!, 4.54609);
  });
});
