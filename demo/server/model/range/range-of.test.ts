import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { type Range, range as rangeShape, shownRange } from '../../../../src/domain/range.ts';
import { driverName, driverNote } from '../../../../src/words/message.ts';
import {
  car,
  holdsOfAny,
  LEAF,
  PERSONAS,
  pump,
  type Quoted,
  recommendedOf,
  roof,
  WORKED_CAR,
} from '../../test/drawn-quotes.ts';
import { WORDS } from '../../test/in-english.ts';
import type { QuoteResult } from '../result/quote-result.ts';
import { type Moved, rangeOf } from './range-of.ts';

const rangeIn = ({ ranges }: QuoteResult, figure: Range['figure'] = 'savings') =>
  ranges!.find((range) => range.figure === figure)!;
const driverIn = (range: Range, id: string) => range.drivers.find((driver) => driver.id === id);
const changes = (range: Range, id: string) => {
  const { low, high } = driverIn(range, id)!;
  return [low, high].map((change) => Math.round(change));
};
const ends = ({ low, high }: Range) => [Math.floor(low / 10) * 10, Math.ceil(high / 10) * 10];
const near = (actual: number, expected: number, off = 0.011) =>
  assert.ok(Math.abs(actual - expected) <= off, `${actual} against ${expected}`);

const moved = (id: string, ...values: number[]): Moved => ({
  id,
  values: {},
  ends: values,
});

describe('a range', () => {
  it('HON-12: combines independent drivers and lists the largest first', () => {
    const range = rangeOf('savings', 100, [moved('small', 70, 130), moved('large', 60, 140)]);
    assert.deepEqual([range.low, range.high], [50, 150]);
    assert.deepEqual(
      range.drivers.map(({ id }) => id),
      ['large', 'small'],
    );
  });

  it('HON-12: gives a one-sided driver no effect on the other side, and omits a driver without effect', () => {
    const { drivers } = rangeOf('savings', 100, [
      moved('one', 80),
      moved('both above', 110, 120),
      moved('none', 100),
    ]);
    assert.deepEqual(
      drivers.map(({ id, low, high }) => [id, low, high]),
      [
        ['one', -20, 0],
        ['both above', 0, 20],
      ],
    );
  });

  it('HON-12: is better, either or worse by its ends as shown, and none of these for a cost', () => {
    const verdict = (base: number, off: number) =>
      rangeOf('savings', base, [moved('all', base - off, base + off)]).verdict;
    assert.deepEqual(
      [verdict(100, 89), verdict(100, 91), verdict(-100, 91), verdict(-100, 89)],
      ['better', 'either', 'either', 'worse'],
    );
    assert.equal(rangeOf('annualCost', 100, []).verdict, null);
    assert.equal(rangeOf('co2', 0.3, [moved('grid', 0.11, 0.4)]).verdict, 'better');
  });
});

describe('the ranges of the sample home', () => {
  it('HON-12: a petrol car against an electric one', () => {
    const range = rangeIn(car());
    near(range.base, 1171.68);
    assert.deepEqual([Math.round(10 * range.low), range.high], [8968, 1230]);
    const expected = {
      miles: [-117, 117],
      'fuel-price': [-142, 142],
      electricity: [-25, 25],
      window: [-103, 52],
    };
    for (const [id, change] of Object.entries(expected)) assert.deepEqual(changes(range, id), change, id);
    assert.deepEqual(
      [changes(range, 'car'), changes(range, 'mpg')],
      [
        [-44, 23],
        [-129, 142],
      ],
    );
    assert.deepEqual(changes(range, 'away'), [-109, 0]);
  });

  it('RIGHT-05: never save all of today’s fuel, since charging has a minimum cost', () => {
    const [today] = car().calculatedResults;
    const charging = rangeIn(car({ current: LEAF, compare: null }), 'annualCost');
    const left = today!.annualCost! - rangeIn(car()).high;
    assert.ok(left >= charging.low && left < charging.low + 10, `${left} of ${charging.low}`);
  });

  it('HON-12: panels and a battery', () => {
    const range = rangeIn(roof());
    assert.deepEqual([ends(range), range.verdict], [[710, 930], 'better']);
    const expected = { electricity: [-54, 54], export: [-29, 29], 'self-use': [-24, 24], tariff: [-54, 0] };
    for (const [id, change] of Object.entries(expected)) assert.deepEqual(changes(range, id), change, id);
    for (const [id, most] of [
      ['generation', 57],
      ['roof', 46],
      ['use', 21],
    ] as const)
      near(driverIn(range, id)!.low, -most, 0.5);
  });

  it('HON-12: a heat pump, in pounds and in tonnes', () => {
    const range = rangeIn(pump());
    assert.deepEqual(
      [changes(range, 'gas'), changes(range, 'gas-kept')],
      [
        [-161, 84],
        [-106, 0],
      ],
    );
    assert.equal(range.verdict, 'better');
    const co2 = rangeIn(pump(), 'co2');
    assert.deepEqual([Math.floor(10 * co2.low) / 10, Math.ceil(10 * co2.high) / 10], [1.5, 1.9]);
    assert.deepEqual(co2.drivers.map(({ id }) => id).sort(), ['efficiency', 'grid', 'heat']);
  });

  it('HON-12: a heat pump on an unconfirmed tariff with three windows may fall back on a confirmed tariff', () => {
    const range = rangeIn(pump({ tariffId: 5 }));
    assert.ok(driverIn(range, 'tariff') === undefined || driverIn(range, 'tariff')!.low <= 0);
    assert.deepEqual(changes(range, 'gas-kept'), [-106, 0]);
    const [low, high] = changes(range, 'electricity');
    assert.equal(low, -high!);
  });

  it('HON-12: an electric car alone has the same drivers for the cost of charging, and no verdict', () => {
    const range = rangeIn(car({ current: LEAF, compare: null }), 'annualCost');
    near(range.base, 249.28);
    assert.equal(range.verdict, null);
    assert.deepEqual(changes(range, 'away'), [0, 109]);
    assert.equal(driverIn(range, 'mpg'), undefined);
  });
});

/** The saving on the tariff that was recommended before an input changed. */
const savingOn = (result: QuoteResult, before: QuoteResult) => {
  const { tariffId } = recommendedOf(before);
  return result.calculatedResults.find((row) => !row.isCurrent && row.tariffId === tariffId)!.savings!;
};

describe('a driver', () => {
  it('HON-12: has the effect that the model gives if the input changes: miles and miles a gallon', () => {
    const range = rangeIn(car());
    const fewer = { milesDrivenWeekDays: 99, milesDrivenWeekEnds: 45 };
    near(range.base + driverIn(range, 'miles')!.low, savingOn(car(fewer), car()), 0.02);
    const further = { current: { ...WORKED_CAR.current, mpg: 40.3 * 1.1 } };
    near(range.base + driverIn(range, 'mpg')!.low, savingOn(car(further), car()), 0.02);
  });

  it('HON-12: has the effect that the model gives if the input changes: insulation', () => {
    const oil = { heatingFuel: 3, gasUsage: null };
    const range = rangeIn(pump(oil));
    const { low, high } = driverIn(range, 'heat')!;
    const better = savingOn(pump({ ...oil, insulation: 1 }), pump(oil)) - range.base;
    near(better < 0 ? low : high, better, 0.02);
  });

  it('HON-12: has the effect that the model gives if the input changes: use', () => {
    const range = rangeIn(roof());
    const less = savingOn(roof({ electricityUsage: 2430 }), roof()) - range.base;
    near(driverIn(range, 'use')!.low, less, 3);
  });

  it('HON-12: is wider if the question was not answered', () => {
    const oil = { heatingFuel: 3, gasUsage: null };
    const width = (result: QuoteResult, id: string) => {
      const { low, high } = driverIn(rangeIn(result), id)!;
      return high - low;
    };
    assert.ok(width(pump({ ...oil, insulation: null }), 'heat') > width(pump(oil), 'heat'));
    assert.ok(
      width(roof({ electricityUsage: null }), 'use') > width(roof({ electricityUsage: 2500 }), 'use'),
    );
  });

  it('HON-01: extends to the cost of a typical home with a heat pump if the meter disagrees with the home, without changing today’s bill', () => {
    const odd = { postcode: 'DL1 1AA', propertyTypeId: 1, gasUsage: 3000 };
    const range = rangeIn(pump(odd));
    const typical = pump({ ...odd, gasUsage: null });
    const saved = recommendedOf(pump(odd)).annualCost! - recommendedOf(typical).annualCost!;
    near(driverIn(range, 'heat')!.low, saved, 100);
  });
});

describe('the ranges of any home', () => {
  const holds = ({ asset, name, result }: Quoted) => {
    const row = recommendedOf(result);
    for (const range of result.ranges ?? []) {
      assert.ok(v.is(rangeShape, range), `${asset} of ${name}`);
      const side = (end: 'low' | 'high') => Math.hypot(...range.drivers.map((driver) => driver[end]));
      near(range.low, range.base - side('low'), 1e-6);
      near(range.high, Math.min(range.high, range.base + side('high')), 1e-6);
      // Panels may save more than today's bill, since exports are paid for.
      const [today] = result.calculatedResults;
      if (asset === 'solar' || range.figure === 'annualCost')
        near(range.high, range.base + side('high'), 1e-6);
      else {
        const replaced = range.figure === 'co2' ? today!.co2Emission : today!.annualCost!;
        const shown = shownRange(range).high;
        assert.ok(shown <= replaced + 1e-6 || range.high === range.base, `${shown} of ${replaced}, ${name}`);
      }
      if (range.figure !== 'co2') near(range.base, row[range.figure]!);
      else near(range.base, result.calculatedResults[0]!.co2Emission - row.co2Emission, 1e-5);
      assert.doesNotMatch(JSON.stringify(range), /up to|guarantee|NaN|null,"high/);
      for (const driver of range.drivers) {
        assert.ok(driverName(WORDS, driver), driver.key);
        assert.match(driverNote(WORDS, driver), /^We tried \S[^{}]* and \S[^{}]*\. \S[^{}]*\.$/, driver.key);
      }
    }
    const isKnown = row.savings !== null && row.tariffId !== null;
    const money = result.ranges?.find(({ figure }) => figure !== 'co2');
    const isOther = row.tariffId !== result.calculatedResults[0]!.tariffId;
    if (money && isKnown && row.indicative && isOther)
      assert.ok(
        result.calculatedResults.every((other) => other.isCurrent || other.indicative) ||
          driverIn(money, 'tariff') ||
          worthNothing(result),
      );
  };
  /** The best confirmed tariff saves as much or more, so that the fallback costs nothing. */
  const worthNothing = (result: QuoteResult) => {
    const row = recommendedOf(result);
    const best = result.calculatedResults.find((other) => !other.isCurrent && !other.indicative);
    return best!.annualCost! <= row.annualCost! + 0.01;
  };

  it('RIGHT-05, HON-12: save no more than the replaced cost or emissions, include their figure, follow from their drivers, and depend on no unconfirmed rate', () => {
    PERSONAS.forEach(holds);
    holdsOfAny(holds);
  });

  it('HON-12: do not exist without a figure or if a car would charge for over 12 hours a day', () => {
    const far = { chargerTypeId: 3, milesDrivenWeekDays: 900, milesDrivenWeekEnds: 0 };
    assert.deepEqual(car(far).ranges, []);
    assert.equal(car({ ...far, milesDrivenWeekDays: 5000 }).ranges, undefined);
  });

  it('HON-12: are wider in Northern Ireland, and state whose prices are used', () => {
    const range = rangeIn(roof({ postcode: 'BT1 1AA' }));
    assert.equal(driverIn(range, 'tariff'), undefined);
    assert.equal(driverIn(range, 'electricity')!.sourceKey, 'swing.great-britain');
  });
});
