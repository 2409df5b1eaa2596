import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OFFERED, tableMarket } from '../../test/table-market.ts';
import { preheats, pricesOf } from './home-cost.ts';
import { openTariffs } from './market.ts';
import { ratesOf } from './rates.ts';
import { AGILE_IMPORT, AGILE_SPREAD, CAR_CARBON, MONITORED_PUMP } from './recorded-half-hours.ts';
import type { Tariff } from './tariffs.ts';

const agile = OFFERED.tariffs.all.find(({ name }) => name === 'Agile Octopus')!;
const { region, standard } = tableMarket('_K');
/** Rates are cached by tariff object, so a copy is calculated again. */
const rates = (tariff: Tariff) => ratesOf({ ...tariff }, region);
const SLOTS = 48;

describe('the rates of a tariff', () => {
  it('HON-18: are half-hourly factors times the region’s rate at the price cap, and the day rate is their mean', () => {
    // Half of the cap's rate in the first 24 half hours of each day, and one and a half times it in the others.
    const halfHourly = Float64Array.from({ length: 12 * SLOTS }, (_, at) => (at % SLOTS < 24 ? 0.5 : 1.5));
    const { months, bought, day, cheapest, isCheap, standing } = rates({ ...agile, halfHourly });
    assert.deepEqual([months?.[0], months?.[24]], [0.5 * region.unit, 1.5 * region.unit]);
    const near = (value: number | undefined, expected: number) =>
      assert.ok(Math.abs((value ?? 0) - expected) < 1e-9, `${value} against ${expected}`);
    near(bought[0], 0.5 * region.unit);
    near(day, region.unit);
    near(cheapest?.rate, 0.5 * region.unit);
    assert.deepEqual([isCheap[23], isCheap[24], standing], [1, 0, region.standing]);
  });

  it('have no cheap half hour at a single price, and so no cheap afternoon for heating', () => {
    const { isCheap } = rates(standard);
    assert.ok(isCheap.every((is) => is === 0));
    const pumps: Tariff = { ...standard, eligibility: ['hp'] };
    const afternoon = Uint8Array.from({ length: SLOTS }, (_, slot) => Number(slot === 26));
    assert.deepEqual(
      [
        preheats(pumps, { isCheap }),
        preheats(pumps, { isCheap: afternoon }),
        preheats(standard, { isCheap: afternoon }),
      ],
      [false, true, false],
    );
  });

  it('are calculated once for a tariff in a region', () => {
    const tariff = { ...standard };
    assert.equal(ratesOf(tariff, region), ratesOf(tariff, region));
    assert.notEqual(ratesOf(tariff, region), ratesOf(tariff, tableMarket('_A').region));
  });

  it('price a monthly load by month and any other load by the mean day', () => {
    const all = rates(agile);
    assert.equal(pricesOf(new Float64Array(12 * SLOTS), all), all.months);
    assert.equal(pricesOf(new Float64Array(SLOTS), all), all.bought);
    const flat = rates(standard);
    assert.equal(pricesOf(new Float64Array(12 * SLOTS), flat), flat.bought);
  });

  it('are available if the home meets one of the tariff’s requirements', () => {
    const tariff: Tariff = { ...standard, eligibility: ['solar', 'ev'] };
    const market = { ...tableMarket('_K'), tariffs: [tariff] };
    assert.deepEqual(openTariffs(['ev'], { served: 'yes' }, market), [tariff]);
    assert.deepEqual(openTariffs(['hp'], { served: 'yes' }, market), []);
  });
});

describe('the recorded half hours', () => {
  const monthSum = (values: Float64Array, month: number) =>
    values.subarray(month * SLOTS, (month + 1) * SLOTS).reduce((total, value) => total + value, 0);

  it('HON-18: have cheap days below the mean price and expensive days above it', () => {
    // January, 00:00: 14.04p and 20.06p on the days of the 10th and 90th percentile; the mean is 17.13p.
    const { cheap, dear } = AGILE_SPREAD;
    assert.ok(cheap.every((share, at) => share < 1 && dear[at]! > 1));
    assert.equal(cheap[0]!.toFixed(3), (14.04 / 17.13).toFixed(3));
    assert.equal(dear[0]!.toFixed(3), (20.06 / 17.13).toFixed(3));
    assert.equal(AGILE_IMPORT.length, cheap.length);
  });

  it('have shares of a heat pump that add up to one in each month', () => {
    for (let month = 0; month < 12; month++) {
      assert.ok(Math.abs(monthSum(MONITORED_PUMP, month) - 1) < 1e-9);
    }
  });

  it('give the charging of a car 0.887 of the grid’s mean carbon, with equal months', () => {
    // Calculated from the table independently of this code: each half hour's share of its month, divided by twelve, times its carbon.
    assert.equal(CAR_CARBON.toFixed(3), '0.887');
  });
});
