import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { driverAxis, type RangeDriver, shownRange, sortedDrivers } from './range.ts';

const money = (low: number, high: number) => shownRange({ low, high, unit: '£/y' });
const driver = (id: string, low: number, high: number): RangeDriver => ({
  id,
  low,
  high,
  text: id,
  from: '',
  to: '',
  source: '',
});

describe('a range as it is shown', () => {
  it('HON-12: is rounded outwards, and is better, worse or either', () => {
    assert.deepEqual(money(716.5, 929.4), { low: 710, high: 930, verdict: 'better' });
    assert.deepEqual(money(-123, 256), { low: -130, high: 260, verdict: 'either' });
    assert.deepEqual(money(-190, -40), { low: -190, high: -40, verdict: 'worse' });
  });

  it('HON-12: can go either way if one end is shown as zero', () => {
    assert.equal(money(4, 200).verdict, 'either');
    assert.equal(money(-200, -3).verdict, 'either');
  });

  it('HON-12: shows tonnes to a tenth', () => {
    const { low, high } = shownRange({ low: 1.41, high: 1.87, unit: 't/y' });
    assert.deepEqual([low.toFixed(3), high.toFixed(3)], ['1.400', '1.900']);
    assert.equal(shownRange({ low: 0.3, high: 0.3, unit: 't/y' }).high.toFixed(3), '0.300');
  });

  it('HON-12: counts a value that differs from a whole step by a rounding error as that step', () => {
    assert.deepEqual(money(110.0000000001, 110), { low: 110, high: 110, verdict: 'better' });
    assert.deepEqual(money(119.9999999999, 120.0000000001), { low: 120, high: 120, verdict: 'better' });
    assert.deepEqual(money(119.99, 120.01), { low: 110, high: 130, verdict: 'better' });
  });

  it('RIGHT-21, HON-12: has the driver with the largest loss first, and leaves out drivers without an effect', () => {
    const drivers = [
      driver('a', -5, 5),
      driver('b', -100, 0),
      driver('c', -0.4, 0.4),
      driver('d', -20, 30),
      driver('e', 0, 900),
    ];
    const range = { drivers } as unknown as Parameters<typeof sortedDrivers>[0];
    assert.deepEqual(
      sortedDrivers(range).map(({ id }) => id),
      ['b', 'd', 'a', 'e'],
    );
    assert.deepEqual(
      sortedDrivers({ ...range, figure: 'annualCost' }).map(({ id }) => id),
      ['e', 'd', 'a', 'b'],
    );
    const tonnes = [driver('a', -0.04, 0.04), driver('b', -0.05, 0)];
    assert.deepEqual(sortedDrivers({ ...range, unit: 't/y', drivers: tonnes }), [tonnes[1]]);
  });

  it('HON-12: has one axis for all drivers, with no change on it', () => {
    const places = (...drivers: RangeDriver[]) => [-30, 0, 10].map(driverAxis(drivers));
    assert.deepEqual(places(driver('a', -30, 5), driver('b', -5, 10)), [0, 75, 100]);
    assert.deepEqual(places(driver('a', 2, 10)), [-300, 0, 100]);
    assert.deepEqual(places(driver('a', -30, -3)), [0, 100, 400 / 3]);
    assert.deepEqual(places(driver('a', 0, 0)), [-3000, 0, 1000]);
  });
});
